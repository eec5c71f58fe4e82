import { Button, formatTimeOfDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { useInBeijing } from '../../../../shared/words/useInBeijing.ts';
import { Band, BandContent, Intro, OpenPill } from '../expert.styles.ts';
import { PACKAGES_ID } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { Account } from './Account.tsx';
import { MinutesTicket } from './MinutesTicket.tsx';

interface HeroProps {
  store: HallStore;
  /** Something lies over its lower edge. */
  isOverlapped: boolean;
}

/** What the study room is, whether it is open now, and one's own minutes. */
export const Hero = observer(function Hero({ store, isOverlapped }: HeroProps) {
  const { t } = useTranslation('hall');
  return (
    <Band>
      <BandContent data-overlapped={isOverlapped || undefined}>
        <div>
          <h1>{t('title')}</h1>
          <Intro>{t('intro')}</Intro>
          <OpenLine store={store} />
        </div>
        {store.isLoggedIn ? <Account query={store.account} buyHref={`#${PACKAGES_ID}`} /> : <Invitation />}
      </BandContent>
    </Band>
  );
});

/** Until when it is open and how many lecturers are there; nothing until that is loaded. */
const OpenLine = observer(function OpenLine({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  const inBeijing = useInBeijing();
  const view = useView();
  const basics = store.basics.value;
  if (store.isClosed) return <OpenPill>{t('closedLine')}</OpenPill>;
  if (!basics) return null;
  const { openUntil, onlineCount, openTimeText } = basics;
  if (!onlineCount && (openTimeText || onlineCount === 0))
    return <OpenPill>{openTimeText ? inBeijing(openTimeText) : t('nobodyOnline')}</OpenPill>;
  if (onlineCount === undefined) return null;
  return (
    <OpenPill data-on="">
      {openUntil === undefined || Date.parse(openUntil) <= view.now
        ? t('online', { count: onlineCount })
        : t('openUntil', { time: formatTimeOfDay(openUntil, view.timeZone), count: onlineCount })}
    </OpenPill>
  );
});

/** In the place of one's own minutes: the way to the login. */
const Invitation = observer(function Invitation() {
  const { t } = useTranslation('hall');
  const { auth } = useRoot();
  return (
    <MinutesTicket
      figure={1}
      unit={t('toOne')}
      rule={t('lecturerAndYou')}
      title={t('oneToOne')}
      text={t('loginForAccount')}
      action={
        <Button variant="soft" size="sm" href={auth.loginPath()}>
          {t('login')}
        </Button>
      }
    />
  );
});

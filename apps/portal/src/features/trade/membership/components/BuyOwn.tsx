import { Alert, formatDay } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { membershipOf } from '../../../../core/membership.ts';
import { useView } from '../../../../page/useView.ts';
import type { BuyStore } from '../BuyStore.ts';
import { Account } from '../buy.styles.ts';

/** What one has already: minutes, or a membership that what is bought extends. */
export const BuyOwn = observer(function BuyOwn({ store }: { store: BuyStore }) {
  const { t } = useTranslation('membership');
  const { tab, time } = store;
  const view = useView(time.now);
  const dayOf = (at: string) => formatDay(at, view);
  if (tab === 'member') {
    const mine = store.mine.value;
    const status = membershipOf(mine);
    if (status === 'suspended')
      return (
        <Alert tone="warning" title={t('suspended')}>
          {t('suspendedText')}
        </Alert>
      );
    if (!mine || status !== 'active') return null;
    return (
      <Alert
        tone="info"
        title={mine.until === undefined ? t('haveForever') : t('extends', { date: dayOf(mine.until) })}
      />
    );
  }
  const account = store.account.value;
  if (!account) return null;
  const { left, used, frozen, refunding, validUntil } = account;
  return (
    <Account>
      <div>
        <dt>{t('minutesLeft')}</dt>
        <dd data-strong="">{left ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('minutesUsed')}</dt>
        <dd>{used ?? '–'}</dd>
      </div>
      {frozen !== undefined && frozen > 0 && (
        <div>
          <dt>{t('minutesFrozen')}</dt>
          <dd>{frozen}</dd>
        </div>
      )}
      {refunding !== undefined && refunding > 0 && (
        <div>
          <dt>{t('minutesRefunding')}</dt>
          <dd>{refunding}</dd>
        </div>
      )}
      {validUntil !== undefined && (
        <div>
          <dt>{t('minutesUntil')}</dt>
          <dd>{dayOf(validUntil)}</dd>
        </div>
      )}
    </Account>
  );
});

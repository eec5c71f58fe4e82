import { Clock, Settings, Wifi } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { networkStateOf } from '../../../../shared/devices/Network.ts';
import { Bar, BarButton, BarLogo, BarPill, BarSpace } from '../room.styles.ts';
import type { InsideProps } from './insideProps.ts';

const clock = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whose room, which subject, how long, how much is left, how the network is. */
export const TopBar = observer(function TopBar(props: InsideProps & { onDevices: () => void }) {
  const { store, inside, session, onDevices } = props;
  const { t } = useTranslation('studyRoom');
  const { tenant } = useRoot();
  const { time, isStudent } = store;
  const { elapsedS, minutesLeft } = time;
  const delayMs = inside.peer?.media.delayMs ?? null;
  const { name } = session.peer;
  return (
    <Bar>
      <BarLogo role="img" aria-label={textHere(tenant.company.value?.name)} />
      <h1>{t(isStudent ? 'roomOf' : 'withStudent', { name })}</h1>
      {session.subject !== undefined && <BarPill>{session.subject}</BarPill>}
      {elapsedS !== null && (
        <BarPill>{t(time.isRunning ? 'elapsed' : 'elapsedPaused', { time: clock(elapsedS) })}</BarPill>
      )}
      <BarSpace />
      {minutesLeft !== null && (
        <BarPill>
          <Clock aria-hidden />
          {t('minutesLeft', { n: minutesLeft })}
        </BarPill>
      )}
      {delayMs !== null && (
        <BarPill data-network={networkStateOf(delayMs)}>
          <Wifi aria-hidden />
          {t(`network.${networkStateOf(delayMs)}`)}
        </BarPill>
      )}
      <BarButton type="button" onClick={onDevices}>
        <Settings aria-hidden />
        {t('devices')}
      </BarButton>
    </Bar>
  );
});

import { Alert, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Hints } from '../room.styles.ts';
import type { InsideProps } from './insideProps.ts';
import { useWasHere } from './useWasHere.ts';

/** Minutes from which the end is announced. */
const LATE = 5;

/** Hints over the board, the most urgent first. */
export const HintsView = observer(function HintsView(props: InsideProps & { onDevices: () => void }) {
  const { store, inside, session, onDevices } = props;
  const { t } = useTranslation('studyRoom');
  const { devices, isStudent, socket } = store;
  const { minutesLeft } = store.time;
  const { peer, items } = inside;
  const { name, isHere } = session.peer;
  const wasHere = useWasHere(isHere);
  const { microphone } = devices;
  const small = (label: string, act: () => unknown) => (
    <Button size="sm" variant="link" onClick={() => void act()}>
      {label}
    </Button>
  );
  return (
    <Hints>
      {socket?.state === 'closed' && (
        <Alert tone="danger" action={small(t('retry'), socket.retry)}>
          {t('socketClosed')}
        </Alert>
      )}
      {socket?.state === 'reconnecting' && <Alert tone="warning">{t('reconnecting')}</Alert>}
      {items.unsent > 0 && socket?.state !== 'open' && <Alert tone="info">{t('unsent', { n: items.unsent })}</Alert>}
      {!isHere && (
        <Alert tone="info">{t(wasHere ? 'peerLeft' : isStudent ? 'waitLecturer' : 'waitStudent', { name })}</Alert>
      )}
      {isHere && peer?.state === 'interrupted' && <Alert tone="warning">{t('interrupted')}</Alert>}
      {isHere && peer?.state === 'connecting' && <Alert tone="info">{t('connecting')}</Alert>}
      {isHere && peer?.state === 'failed' && (
        <Alert tone="warning" action={small(t('retry'), peer.retry)}>
          {t('failed')}
        </Alert>
      )}
      {peer?.isReplaced && peer.media.screen && <Alert tone="info">{t('shareReplaced', { name })}</Alert>}
      {microphone.state === 'denied' && (
        <Alert tone="warning" action={small(t('howTo'), onDevices)}>
          {t('needMicrophone')}
        </Alert>
      )}
      {devices.speaksMuted && (
        <Alert tone="warning" action={small(t('unmuteNow'), () => microphone.setMuted(false))}>
          {t('seemsMuted')}
        </Alert>
      )}
      {minutesLeft !== null && minutesLeft <= LATE && (
        <Alert tone={minutesLeft <= 1 ? 'danger' : 'warning'}>
          {minutesLeft <= 1 ? t('lastMinute') : t('lastMinutes', { n: minutesLeft })}
        </Alert>
      )}
    </Hints>
  );
});

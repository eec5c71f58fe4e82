import type { StudyRoom } from '@shuyuan/contract';
import { ConsultQueueCard, formatStartTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rowsHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { backWords } from '../backWords.ts';
import { joinPath } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { roomState } from '../toRoom.ts';

interface RoomCardProps {
  store: HallStore;
  room: StudyRoom;
}

/** One lecturer's room; a visitor who queues logs in first and comes back to the question. */
export const RoomCard = observer(function RoomCard({ store, room }: RoomCardProps) {
  const { t } = useTranslation('hall');
  const view = useView();
  const root = useRoot();
  const navigate = useNavigate();
  const perform = usePerform();
  const { place } = store;
  const queueing = usePermission('studyRoom.subscribe');
  const state = queueing.isAllowed ? roomState(room, store.isClosed) : 'closed';
  const isMine = place.isTaken && place.ticket?.roomId === room.id;
  const toLogin = () => navigate(`/login?referer=${encodeURIComponent(`/web${joinPath(room.id)}`)}`);
  const remind = async () => {
    if (!store.isLoggedIn) return toLogin();
    if (!room.isReminded) await perform(() => store.remind(room));
    if (room.isReminded) root.services.toast('info', t('remindedAlready'));
  };
  return (
    <li data-mine={isMine ? '' : undefined}>
      <ConsultQueueCard
        room={{
          studyRoomId: String(room.id),
          lecturerName: room.lecturerName,
          subject: subjectsOf(),
          photo: room.portrait,
          status: state,
          waitCount: room.waitCount,
          estimateMinutes: state === 'free' ? averageOf(room) : room.estimateMinutes,
          notice: noticeOf(),
        }}
        queuedElsewhere={place.isTaken && (state === 'free' || state === 'busy' || state === 'paused')}
        onSubscribe={() => (store.isLoggedIn ? store.join(room) : toLogin())}
        queuedHere={isMine && place.ticket?.status !== 'inRoom'}
        onCancel={() => perform(place.leave)}
        onRemind={remind}
        labels={{
          states: {
            free: t('states.free'),
            busy: busyWords(),
            paused: backWords(room, { ...view, closesAt: store.basics.value?.openUntil }, t),
            full: room.waitCount === undefined ? t('states.busy') : t('states.full', { count: room.waitCount }),
            closed: queueing.reason ?? t(store.isClosed ? 'states.shut' : 'states.closed'),
          },
          elsewhere: t(isMine ? 'inHere' : 'queuedElsewhere'),
          ...(state === 'free' && { estimate: t('average') }),
          ...(room.isReminded && { remind: t('reminded'), remindFull: t('reminded') }),
        }}
      />
    </li>
  );

  function busyWords(): string {
    const position = isMine ? place.ticket?.position : undefined;
    const key = room.status === 'inSession' ? 'busy' : 'waiting';
    return position === undefined ? t(`states.${key}`) : t(`states.${key}Mine`, { position });
  }

  function subjectsOf(): string | undefined {
    const names = rowsHere(store.basics.value?.subjects).filter(({ id }) => room.subjectIds.includes(id));
    return names.length === 0 ? undefined : names.map(({ name }) => name).join(t('subjectGlue'));
  }

  /** The words of a lecturer who is away, or when a closed room opens. */
  function noticeOf(): string | undefined {
    if (state === 'paused' && room.notice) return t('says', { words: room.notice });
    if (state !== 'closed') return undefined;
    if (room.opensAt === undefined) return store.isClosed ? t('opensLater') : undefined;
    return t('opensAt', { when: formatStartTime(room.opensAt, view) });
  }
});

/** Without a queue, the average length of a consultation stands in place of the wait; nothing before the first. */
function averageOf({ averageMinutes }: StudyRoom): number | undefined {
  return averageMinutes !== undefined && averageMinutes > 0 ? averageMinutes : undefined;
}

import type { StudyRoomRecord } from '@shuyuan/contract';
import type { StudyRoomVisit } from '@shuyuan/ui';
import { roomPath } from './expertPaths.ts';

type Past = StudyRoomVisit['state'];
const PAST: Record<NonNullable<StudyRoomRecord['status']>, Past | null> = {
  waiting: null,
  calling: null,
  inRoom: null,
  finished: 'finished',
  cancelled: 'cancelled',
  missed: 'missed',
  withdrawn: 'withdrawn',
  roomClosed: 'roomClosed',
  failed: 'failed',
};

/** A consultation that is over as the kit's row; null for one that is not. */
export function toRecordRow(record: StudyRoomRecord): StudyRoomVisit | null {
  const state = record.status && PAST[record.status];
  if (!state) return null;
  const { roomId, tempLogId, id, lecturerName, portrait, question, subscribedAt, enteredAt, minutes, star, replayUrl } =
    record;
  return {
    id: String(id),
    lecturerName,
    photo: portrait,
    question: question || undefined,
    state,
    at: enteredAt ?? subscribedAt,
    minutes,
    stars: star,
    replayHref: replayUrl,
    // The address of a room that is over shows what is left of it.
    recordHref: state === 'finished' && tempLogId !== undefined ? roomPath({ roomId, tempLogId }) : undefined,
  };
}

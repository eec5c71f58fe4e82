import type { StudyRoom } from '@shuyuan/contract';
import type { ConsultRoom } from '@shuyuan/ui';

/** Whether one would be called at once. */
export function isFree({ status, isFull, waitCount }: StudyRoom): boolean {
  return status === 'open' && !isFull && waitCount === 0;
}

/** State of a room for the kit's card; everything is closed where the school has closed its study room. */
export function roomState(room: StudyRoom, isClosed: boolean): ConsultRoom['status'] {
  if (isClosed || room.status === 'closed') return 'closed';
  if (room.status === 'paused') return 'paused';
  if (room.isFull) return 'full';
  return isFree(room) ? 'free' : 'busy';
}

import type { RoomSession, TicketStatus } from '@shuyuan/contract';
import type { ApiError } from '../../../api/apiError.ts';

/** Why a room cannot be entered, or is over. */
export type RoomEnd =
  | Exclude<TicketStatus, 'calling' | 'inRoom' | 'waiting'>
  | 'notCalled'
  | 'missing'
  | 'notServed'
  | 'refused'
  | 'unreachable';

/** What the last refresh of the session says: the end, with the server's own words for a refusal; null while it goes on. */
export function roomEndOf(
  { value, error }: { value: RoomSession | undefined; error: ApiError | null },
  isInside: boolean,
): { end: RoomEnd; text?: string } | null {
  // A call that was there and is gone was not answered.
  if (error?.kind === 'missing') return { end: value && !isInside ? 'notCalled' : 'missing' };
  if (error?.kind === 'notServed') return { end: 'notServed' };
  if (error?.kind === 'refused') return { end: 'refused', text: error.message };
  if (!value || error || value.status === 'calling' || value.status === 'inRoom') return null;
  return { end: value.status === 'waiting' ? 'withdrawn' : value.status }; // waiting: withdrawn, or failed without a charge
}

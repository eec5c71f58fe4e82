import type { Instant } from '@shuyuan/rules';
/** A call into a study room, from the pushed message of type 10 and the portal (§3, §4). */
export interface StudyRoomCall {
  studyRoomId: string;
  teacherName: string;
  /** URL of the lecturer's picture. */
  photo?: string | undefined;
  /** The subject of the request, e.g. the question in the practice. */
  topic?: string | undefined;
  /** End of ringing (W8). */
  endsAt?: Instant | undefined;
  /** URL of the room, for the link shown when the new tab was blocked. */
  href?: string | undefined;
}

/** Phase of the call. */
export type CallStatus =
  | 'ringing'
  | 'entering'
  | 'enterFailed'
  | 'cancelling'
  | 'cancelFailed'
  | 'blocked'
  | 'missed'
  | 'withdrawn';

/** The call to show: one that arrives during another is ignored (§4, W8). */
export function heldCall(held: StudyRoomCall | null, next: StudyRoomCall | null): StudyRoomCall | null {
  return held && next && next.studyRoomId !== held.studyRoomId ? held : next;
}

/** A call into a study room, as the pushed message of type 10 and the portal tell it (§3, §4). */
export interface StudyRoomCall {
  studyRoomId: string;
  teacherName: string;
  /** Address of the lecturer's picture. */
  photo?: string | undefined;
  /** What was asked, e.g. the question in the practice. */
  topic?: string | undefined;
  /** Until when it rings, in epoch milliseconds of the kit's clock (W8). */
  answerBy?: number | undefined;
  /** Address of the room, for the link when the new tab was blocked. */
  href?: string | undefined;
}

/** Where the call stands. */
export type CallStatus =
  | 'ringing'
  | 'entering'
  | 'enterFailed'
  | 'cancelling'
  | 'cancelFailed'
  | 'blocked'
  | 'missed'
  | 'withdrawn';

/** The call to show: one that arrives while another is on is ignored (§4, W8). */
export function heldCall(held: StudyRoomCall | null, next: StudyRoomCall | null): StudyRoomCall | null {
  return held && next && next.studyRoomId !== held.studyRoomId ? held : next;
}

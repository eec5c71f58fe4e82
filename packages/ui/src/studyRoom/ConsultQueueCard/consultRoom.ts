/** A lecturer's room and its queue (product.md 4.17). */
export interface ConsultRoom {
  studyRoomId: string;
  lecturerName: string;
  /** What the lecturer teaches. */
  subject?: string | undefined;
  /** Address of the lecturer's picture. */
  photo?: string | undefined;
  /** Free, in a session, away, full, or closed: only `auditButtonManage` status 0 is open (§7). */
  status: 'free' | 'busy' | 'paused' | 'full' | 'closed';
  /** How many wait. */
  waitCount?: number | undefined;
  /** Estimated wait in minutes. */
  estimateMinutes?: number | undefined;
  /** Words of the lecturer, or when it opens again. */
  notice?: string | undefined;
}

/** One person of the queue before the student, as the school shows it. */
export interface QueueStep {
  label: string;
  /** In the room, or waiting. */
  state: 'inRoom' | 'waiting';
}

/** The student's place in the queue (product.md 4.17). */
export type QueueTicket =
  | {
      /** `inRoom`: the consultation goes on, and one can come back into it. */
      state: 'queued' | 'next' | 'called' | 'inRoom';
      /** From 1; of no meaning once called. */
      position: number;
      /** What was asked. */
      question?: string | undefined;
      ahead?: readonly QueueStep[] | undefined;
    }
  | {
      state: 'missed';
      /** Until when coming back means the front, epoch milliseconds of the kit's clock. */
      returnBy: number;
      ahead?: readonly QueueStep[] | undefined;
    };

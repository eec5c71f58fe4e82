import type { Instant } from '@shuyuan/rules';
/** A lecturer's room and its queue (product.md 4.17). */
export interface ConsultRoom {
  studyRoomId: string;
  lecturerName: string;
  subject?: string | undefined;
  /** URL of the lecturer's picture. */
  photo?: string | undefined;
  /** Free, in a session, away, full, or closed: only `auditButtonManage` status 0 is open (§7). */
  status: 'free' | 'busy' | 'paused' | 'full' | 'closed';
  /** Number of waiting students. */
  waitCount?: number | undefined;
  /** Estimated wait in minutes. */
  estimateMinutes?: number | undefined;
  /** A note of the lecturer, or the next opening time. */
  notice?: string | undefined;
}

/** A person ahead of the student in the queue, with the public name. */
export interface QueueStep {
  label: string;
  /** In the room, or waiting. */
  state: 'inRoom' | 'waiting';
}

/** The student's position in the queue (product.md 4.17). */
export type QueueTicket =
  | {
      /** `inRoom`: the consultation is in progress, and the student can return to it. */
      state: 'queued' | 'next' | 'called' | 'inRoom';
      /** From 1; meaningless once called. */
      position: number;
      /** The student's question. */
      question?: string | undefined;
      ahead?: readonly QueueStep[] | undefined;
    }
  | {
      state: 'missed';
      /** Until when the student can return to the front. */
      endsAt: Instant;
      ahead?: readonly QueueStep[] | undefined;
    };

/** Parts of a queue: of the room, and of the ticket of a student who waits. */
export type ConsultQueueCardPart =
  | 'portrait'
  | 'name'
  | 'state'
  | 'notice'
  | 'numbers'
  | 'actions'
  | 'stub'
  | 'text'
  | 'line';

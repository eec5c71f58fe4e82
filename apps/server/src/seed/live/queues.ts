import type { StateOf } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, CALL_GRACE_S } from '@shuyuan/rules';
import type { Content } from '../content.ts';
import { pick } from '../random.ts';
import { addLedger } from '../trade/ledger.ts';
import type { Shop } from '../trade/shop.ts';
import { MAX_WAIT, type SeededRoom } from './rooms.ts';

/** Minutes of every other student, and of one stay in a room. */
const MINUTES = 600;
const GIVEN_DAYS_AGO = -20;

/**
 * Queues of the other students, so that rooms are not empty: one waits for the first lecturer, one is with the
 * third and two wait, one is called by the fifth and her queue is full. They start at the instant of seeding.
 */
export function addQueues(shop: Shop, rooms: readonly SeededRoom[], written: Content['studyRooms']): void {
  const [first, , third, , fifth] = rooms;
  if (!first || !third || !fifth) return;
  const queue = new Queues(shop, written);
  queue.add(first, 'waiting');
  queue.add(third, 'inRoom');
  for (let n = 0; n < 2; n += 1) queue.add(third, 'waiting');
  queue.add(fifth, 'calling');
  for (let n = 0; n < MAX_WAIT; n += 1) queue.add(fifth, 'waiting');
}

class Queues {
  private readonly shop: Shop;
  private readonly written: Content['studyRooms'];
  private place = 0;

  constructor(shop: Shop, written: Content['studyRooms']) {
    this.shop = shop;
    this.written = written;
  }

  /** Adds the next student, with a question and minutes. */
  add(room: SeededRoom, status: Extract<StateOf<'consultation'>, 'waiting' | 'calling' | 'inRoom'>): void {
    const { draft } = this.shop;
    const { now } = this.shop.parts;
    const student = this.shop.other(this.place);
    this.place += 1;
    const id = draft.nextId();
    const callId = status === 'waiting' ? null : draft.nextId();
    const isInRoom = status === 'inRoom';
    addLedger(this.shop, 'minutes', student, [
      { amount: MINUTES, reason: 'give', title: ['新同学体验', 'To try it'], at: this.shop.at(GIVEN_DAYS_AGO, 9) },
    ]);
    const account = draft.rows.minutes_account?.at(-1);
    if (account && isInRoom) account.frozen = MINUTES;
    draft.add('study_ticket', {
      id,
      room_id: room.id,
      lecturer_id: room.lecturerId,
      student_id: student,
      subject_id: room.subjectId,
      question: pick(this.written.asked[room.subject] ?? [''], this.place),
      status,
      queued_at: now,
      subscribed_at: now,
      called_at: callId ? now : null,
      call_id: callId,
      entered_at: isInRoom ? now : null,
      held_minutes: isInRoom ? MINUTES : 0,
    });
    if (callId) this.addCall(room, { id, student, callId, isInRoom });
  }

  /** The call of a ticket: ringing since the instant of seeding, or with both in the room. */
  private addCall(
    room: SeededRoom,
    { id, student, callId, isInRoom }: { id: number; student: number; callId: number; isInRoom: boolean },
  ): void {
    const { draft } = this.shop;
    const { now } = this.shop.parts;
    const endsAt = new Date(now.getTime() + CALL_COUNTDOWN_S * 1_000);
    draft.add('study_call', {
      id: callId,
      ticket_id: id,
      room_id: room.id,
      student_id: student,
      lecturer_id: room.lecturerId,
      status: isInRoom ? 'entered' : 'ringing',
      called_at: now,
      ends_at: endsAt,
      answered_at: isInRoom ? now : null,
    });
    for (const member of isInRoom ? (['student', 'lecturer'] as const) : [])
      draft.add('room_log', { id: draft.nextId(), call_id: callId, member_kind: member, joined_at: now });
    const due_at = isInRoom
      ? new Date(now.getTime() + MINUTES * 60_000)
      : new Date(endsAt.getTime() + CALL_GRACE_S * 1_000);
    const kind = isInRoom ? 'roomLimit' : 'callExpiry';
    draft.add('due_work', { id: draft.nextId(), kind, ref_id: callId, due_at });
  }
}

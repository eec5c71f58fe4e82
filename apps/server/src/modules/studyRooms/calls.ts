import { type OutputOf, ResultCode, type studyRooms } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, CALL_GRACE_S, CALL_RETURN_MINUTES, ROOM_ALONE_MINUTES, safeHttpUrl } from '@shuyuan/rules';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { notifyNews } from './news.ts';
import { type CallOutcome, pushCall, pushCallOver, pushQueue } from './pushes.ts';
import { insertFrontTicket, queueChanged } from './queue.ts';
import {
  type CallRow,
  changeTicket,
  endCall,
  findCall,
  findCurrent,
  findOpenTicket,
  findOwnTicket,
  findTicket,
  isSwitchedOn,
  lockCall,
  lockRoom,
  lockRoomOf,
  type RoomCtx,
  type RoomRow,
  readSetting,
  selectWaiting,
  type TicketRow,
  takesPeople,
} from './rows.ts';

type Entry = OutputOf<typeof studyRooms.enter>;

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

/** The address of a room outside, if it stands on one of the school's live hosts (X3). */
export function liveUrlOf(room: Pick<RoomRow, 'live_url'>, hosts: readonly string[]): string | undefined {
  return room.live_url === null ? undefined : safeHttpUrl(room.live_url, { hosts })?.href;
}

/** Calls the first waiting student, or a given one; 5006 while a student is called or in the room. */
export async function callNext(
  ctx: RoomCtx,
  lecturerId: number,
  { ticketId, liveHosts }: { ticketId?: number | undefined; liveHosts: readonly string[] },
): Promise<void> {
  const { tx, companyId, now } = ctx;
  const room = await lockRoomOf(tx, lecturerId);
  const named = ticketId === undefined ? undefined : await findTicket(tx, ticketId);
  if (ticketId !== undefined && named?.room_id !== room.id) throw missing();
  if (room.state !== 'open' || !(await isSwitchedOn(tx))) throw refused(ResultCode.studyRoomClosed);
  await expireOld(ctx, room);
  if (await findCurrent(tx, room.id)) throw refused(ResultCode.roomFull);
  const chosen = named ?? (await selectWaiting(tx, room.id))[0];
  if (chosen?.status !== 'waiting') throw refused(ResultCode.stateForbids);
  const call = await tx
    .insertInto('study_call')
    .values({
      company_id: companyId,
      ticket_id: chosen.id,
      room_id: room.id,
      student_id: chosen.student_id,
      lecturer_id: lecturerId,
      called_at: now,
      ends_at: after(now, CALL_COUNTDOWN_S),
      answered_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changeTicket(tx, chosen.id, 'call', { called_at: now, call_id: call.id });
  const dueAt = after(call.ends_at, CALL_GRACE_S);
  await remember(tx, { companyId, kind: 'callExpiry', refId: call.id, dueAt });
  const lecturer = await tx
    .selectFrom('lecturer')
    .select('name')
    .where('id', '=', lecturerId)
    .executeTakeFirstOrThrow();
  await pushCall(ctx, call, { liveUrl: liveUrlOf(room, liveHosts), teacherName: lecturer.name });
  await queueChanged(ctx, room);
}

/**
 * The student answers the call: 0 he may come in, also again from the same consultation; 1 the call is over, 2 too few
 * minutes, 3 the study room is closed (product.md 4.17). All minutes that can be used are held.
 */
export async function enter(
  ctx: RoomCtx,
  studentId: number,
  { roomId, liveHosts }: { roomId: number; liveHosts: readonly string[] },
): Promise<Entry> {
  const { tx, companyId, now, minutes } = ctx;
  const room = await lockRoom(tx, roomId);
  const ticket = await findOpenTicket(tx, studentId, roomId);
  const call = ticket?.call_id ? await findCall(tx, ticket.call_id) : undefined;
  if (!ticket || !call) return { status: 'callOver' };
  const allowed = {
    status: 'allowed',
    liveUrl: liveUrlOf(room, liveHosts),
    tempLogId: call.id,
    recordId: ticket.id,
  } as const;
  if (ticket.status === 'inRoom') return allowed;
  if (ticket.status !== 'calling' || now > after(call.ends_at, CALL_GRACE_S)) return { status: 'callOver' };
  if (!(await takesPeople(tx, room))) return { status: 'roomClosed' };
  const owner = { companyId, studentId, now };
  const { min_minutes, unit_minutes } = await readSetting(tx);
  // Held before the call is answered: minutes debited by a concurrent refund cannot be held.
  const held = await minutes.hold(tx, owner, min_minutes);
  if (held === 0) return { status: 'minutesShort' };
  if (!(await endCall(tx, call.id, 'enter', now))) throw refused(ResultCode.callOver);
  await changeTicket(tx, ticket.id, 'enter', { entered_at: now, held_minutes: held, unit_minutes });
  const joinBy = after(now, ROOM_ALONE_MINUTES * 60);
  await remember(tx, { companyId, kind: 'roomAlone', refId: call.id, dueAt: joinBy });
  await pushCallOver(ctx, call, 'entered');
  await queueChanged(ctx, room);
  return allowed;
}

/**
 * The student leaves the queue, says no, or his page says that the countdown is over; which of the latter it is, the
 * server's clock decides. What is over already, or has become a consultation, stays as it is (W8); so does the place of a student who
 * refuses a call that was taken back.
 */
export async function cancel(
  ctx: RoomCtx,
  studentId: number,
  { roomId, tempLogId }: { roomId: number; tempLogId?: number | undefined },
): Promise<void> {
  const { tx, now } = ctx;
  const room = await lockRoom(tx, roomId);
  if (tempLogId !== undefined) await refuseForeignCall(tx, { studentId, roomId, callId: tempLogId });
  const ticket = await findOpenTicket(tx, studentId, roomId);
  const isOver = ticket?.status !== 'calling' || ticket.call_id !== tempLogId;
  if (tempLogId !== undefined && isOver) return;
  if (ticket?.status === 'waiting') {
    await changeTicket(tx, ticket.id, 'leave', { ended_at: now });
    await pushQueue(ctx, studentId, roomId);
    await queueChanged(ctx, room);
  }
  const call = ticket?.status === 'calling' && ticket.call_id ? await findCall(tx, ticket.call_id) : undefined;
  if (!ticket || !call) return;
  if (now >= call.ends_at) return miss(ctx, room, { ticket, call });
  await finishCall(ctx, { ticket, call, event: 'refuse', outcome: 'cancelled' });
  await queueChanged(ctx, room);
}

/** Throws `missing` for a call of another student or room; the student's own may be over (Z1). */
async function refuseForeignCall(
  tx: Tx,
  { studentId, roomId, callId }: { studentId: number; roomId: number; callId: number },
): Promise<void> {
  const call = await findCall(tx, callId);
  if (call?.room_id !== roomId) throw missing();
  await findOwnTicket(tx, studentId, call.ticket_id);
}

/** The lecturer withdraws a call: the student waits at the front with a new ticket; 5005 when it has already ended. */
export async function withdraw(ctx: RoomCtx, lecturerId: number, callId: number): Promise<void> {
  const { tx } = ctx;
  const found = await lockCall(tx, callId);
  if (found?.call.lecturer_id !== lecturerId) throw missing();
  const { room, ticket, call } = found;
  if (!(await finishCall(ctx, { ticket, call, event: 'withdraw', outcome: 'withdrawn' }))) {
    throw refused(ResultCode.callOver);
  }
  await insertFrontTicket(ctx, ticket);
  await notifyNews(ctx, room, 'withdrawn', { studentId: ticket.student_id, refId: call.id });
  await queueChanged(ctx, room);
}

/** Ends a ringing call when its room closes. */
export async function withdrawForGood(ctx: RoomCtx, room: RoomRow, ticket: TicketRow): Promise<void> {
  const call = ticket.call_id === null ? undefined : await findCall(ctx.tx, ticket.call_id);
  if (!call || !(await finishCall(ctx, { ticket, call, event: 'withdraw', outcome: 'closed' }))) return;
  await notifyNews(ctx, room, 'roomClosed', { studentId: ticket.student_id, refId: ticket.id });
}

/** Missed call: due work after its grace period. */
export async function expireCall(ctx: RoomCtx, callId: number): Promise<void> {
  const found = await lockCall(ctx.tx, callId);
  if (!found || ctx.now < after(found.call.ends_at, CALL_GRACE_S)) return;
  await miss(ctx, found.room, found);
}

/** An expired call not yet processed by due work must not block the next. */
async function expireOld(ctx: RoomCtx, room: RoomRow): Promise<void> {
  const current = await findCurrent(ctx.tx, room.id);
  if (current?.status === 'calling' && current.call_id !== null) await expireCall(ctx, current.call_id);
}

async function miss(
  ctx: RoomCtx,
  room: RoomRow,
  { ticket, call }: { ticket: TicketRow; call: CallRow },
): Promise<void> {
  const isFirst = ticket.missed === 0;
  const set = { missed: ticket.missed + 1, return_by: isFirst ? after(ctx.now, CALL_RETURN_MINUTES * 60) : null };
  if (!(await finishCall(ctx, { ticket, call, event: 'expire', outcome: 'missed', set }))) return;
  const news = isFirst ? 'missed' : 'missedAgain';
  await notifyNews(ctx, room, news, { studentId: ticket.student_id, refId: call.id });
  await queueChanged(ctx, room);
}

/** Ends a call and its ticket's turn together, once (I16); false when it had ended before. */
async function finishCall(
  ctx: RoomCtx,
  end: {
    ticket: TicketRow;
    call: CallRow;
    event: 'refuse' | 'expire' | 'withdraw';
    outcome: CallOutcome;
    set?: { missed: number; return_by: Date | null };
  },
): Promise<boolean> {
  const { tx, now } = ctx;
  if (!(await endCall(tx, end.call.id, end.event, now))) return false;
  await changeTicket(tx, end.ticket.id, end.event, { ...end.set, ended_at: now });
  await pushCallOver(ctx, end.call, end.outcome);
  return true;
}

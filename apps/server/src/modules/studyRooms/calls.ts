import { type OutputOf, ResultCode, type studyRooms } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S, CALL_GRACE_S, CALL_RETURN_MINUTES, ROOM_ALONE_MINUTES, safeHttpUrl } from '@shuyuan/rules';
import { missing, refused } from '../../platform/http/errors.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { tellNews } from './news.ts';
import { type CallOutcome, pushCall, pushCallOver, pushQueue } from './pushes.ts';
import { insertFrontTicket, queueChanged } from './queue.ts';
import {
  type CallRow,
  changeTicket,
  endCall,
  findCall,
  findCurrent,
  findOpenTicket,
  findTicket,
  isSwitchedOn,
  lockCall,
  lockRoom,
  lockRoomOf,
  type RoomRow,
  readSetting,
  type Scene,
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

/** Calls the first who waits, or the one that is named; 5006 while somebody is called or in the room. */
export async function callNext(
  scene: Scene,
  lecturerId: number,
  { ticketId, liveHosts }: { ticketId?: number | undefined; liveHosts: readonly string[] },
): Promise<void> {
  const { tx, companyId, now } = scene;
  const room = await lockRoomOf(tx, lecturerId);
  const named = ticketId === undefined ? undefined : await findTicket(tx, ticketId);
  if (ticketId !== undefined && named?.room_id !== room.id) throw missing();
  if (room.state !== 'open' || !(await isSwitchedOn(tx))) throw refused(ResultCode.studyRoomClosed);
  await expireOld(scene, room);
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
  await pushCall(scene, call, { liveUrl: liveUrlOf(room, liveHosts), teacherName: lecturer.name });
  await queueChanged(scene, room);
}

/**
 * The student takes the call: 0 he may come in, also again from the same consultation; 1 the call is over, 2 too few
 * minutes, 3 the study room is closed (product.md 4.17). All minutes that can be used are held.
 */
export async function enter(
  scene: Scene,
  studentId: number,
  { roomId, liveHosts }: { roomId: number; liveHosts: readonly string[] },
): Promise<Entry> {
  const { tx, companyId, now, minutes } = scene;
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
  const { min_minutes } = await readSetting(tx);
  // Held before the call is answered: what a refund takes at this moment is not there to be held.
  const held = await minutes.hold(tx, owner, min_minutes);
  if (held === 0) return { status: 'minutesShort' };
  if (!(await endCall(tx, call.id, 'enter', now))) throw refused(ResultCode.callOver);
  await changeTicket(tx, ticket.id, 'enter', { entered_at: now, held_minutes: held });
  const joinBy = after(now, ROOM_ALONE_MINUTES * 60);
  await remember(tx, { companyId, kind: 'roomAlone', refId: call.id, dueAt: joinBy });
  await pushCallOver(scene, call, 'entered');
  await queueChanged(scene, room);
  return allowed;
}

/**
 * The student leaves the queue, says no, or his page says that the countdown is over; which of the latter it is tells the
 * server's clock. What is over already, or has become a consultation, stays as it is (W8); so does the place of a student who
 * refuses a call that was taken back.
 */
export async function cancel(
  scene: Scene,
  studentId: number,
  { roomId, tempLogId }: { roomId: number; tempLogId?: number | undefined },
): Promise<void> {
  const { tx, now } = scene;
  const room = await lockRoom(tx, roomId);
  const ticket = await findOpenTicket(tx, studentId, roomId);
  const isOver = ticket?.status !== 'calling' || ticket.call_id !== tempLogId;
  if (tempLogId !== undefined && isOver) return;
  if (ticket?.status === 'waiting') {
    await changeTicket(tx, ticket.id, 'leave', { ended_at: now });
    await pushQueue(scene, studentId, roomId);
    await queueChanged(scene, room);
  }
  const call = ticket?.status === 'calling' && ticket.call_id ? await findCall(tx, ticket.call_id) : undefined;
  if (!ticket || !call) return;
  if (now >= call.ends_at) return miss(scene, room, { ticket, call });
  await finishCall(scene, { ticket, call, event: 'refuse', outcome: 'cancelled' });
  await queueChanged(scene, room);
}

/** The lecturer takes a call back: the student waits at the front with a new ticket; 5005 when it is over already. */
export async function withdraw(scene: Scene, lecturerId: number, callId: number): Promise<void> {
  const { tx } = scene;
  const found = await lockCall(tx, callId);
  if (found?.call.lecturer_id !== lecturerId) throw missing();
  const { room, ticket, call } = found;
  if (!(await finishCall(scene, { ticket, call, event: 'withdraw', outcome: 'withdrawn' }))) {
    throw refused(ResultCode.callOver);
  }
  await insertFrontTicket(scene, ticket);
  await tellNews(scene, room, 'withdrawn', { studentId: ticket.student_id, refId: call.id });
  await queueChanged(scene, room);
}

/** What the closing of a room does to a call that rings. */
export async function withdrawForGood(scene: Scene, room: RoomRow, ticket: TicketRow): Promise<void> {
  const call = ticket.call_id === null ? undefined : await findCall(scene.tx, ticket.call_id);
  if (!call || !(await finishCall(scene, { ticket, call, event: 'withdraw', outcome: 'closed' }))) return;
  await tellNews(scene, room, 'roomClosed', { studentId: ticket.student_id, refId: ticket.id });
}

/** Nobody answered: due work of a call, once its grace is over. */
export async function expireCall(scene: Scene, callId: number): Promise<void> {
  const found = await lockCall(scene.tx, callId);
  if (!found || scene.now < after(found.call.ends_at, CALL_GRACE_S)) return;
  await miss(scene, found.room, found);
}

/** A call whose end no due work has seen yet must not stand in the way of the next. */
async function expireOld(scene: Scene, room: RoomRow): Promise<void> {
  const current = await findCurrent(scene.tx, room.id);
  if (current?.status === 'calling' && current.call_id !== null) await expireCall(scene, current.call_id);
}

async function miss(
  scene: Scene,
  room: RoomRow,
  { ticket, call }: { ticket: TicketRow; call: CallRow },
): Promise<void> {
  const isFirst = ticket.missed === 0;
  const set = { missed: ticket.missed + 1, return_by: isFirst ? after(scene.now, CALL_RETURN_MINUTES * 60) : null };
  if (!(await finishCall(scene, { ticket, call, event: 'expire', outcome: 'missed', set }))) return;
  const news = isFirst ? 'missed' : 'missedAgain';
  await tellNews(scene, room, news, { studentId: ticket.student_id, refId: call.id });
  await queueChanged(scene, room);
}

/** Ends a call and its ticket's turn together, once (I16); false when it had ended before. */
async function finishCall(
  scene: Scene,
  end: {
    ticket: TicketRow;
    call: CallRow;
    event: 'refuse' | 'expire' | 'withdraw';
    outcome: CallOutcome;
    set?: { missed: number; return_by: Date | null };
  },
): Promise<boolean> {
  const { tx, now } = scene;
  if (!(await endCall(tx, end.call.id, end.event, now))) return false;
  await changeTicket(tx, end.ticket.id, end.event, { ...end.set, ended_at: now });
  await pushCallOver(scene, end.call, end.outcome);
  return true;
}

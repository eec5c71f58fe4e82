import { ResultCode } from '@shuyuan/contract';
import { LECTURER_JOIN_MINUTES } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { MemberKind } from '../../db/live.ts';
import { missing, refused } from '../../platform/errors.ts';
import type { Tx } from '../../platform/tenancy.ts';
import type { Both } from '../../platform/trade.ts';
import { minutesFor } from './charge.ts';
import { tellNews } from './news.ts';
import { pushQueue, pushRoom } from './pushes.ts';
import { insertFrontTicket, queueChanged } from './queue.ts';
import {
  type CallRow,
  changeTicket,
  lockCall,
  type RoomRow,
  readSetting,
  type Scene,
  type TicketRow,
  takesPeople,
} from './rows.ts';

const MINUTE_MS = 60_000;
/** Newest consultations that an estimate is made from, and how many it takes. */
const ESTIMATED_FROM = 20;
const ESTIMATED_WITH = 5;

/** A consultation with its rows, under the lock of its room. */
export interface Consultation {
  room: RoomRow;
  ticket: TicketRow;
  call: CallRow;
}

/** The time that is charged: from when the lecturer first came, null before, until he left; null while he is there. */
export interface Stay {
  from: Date | null;
  to: Date | null;
}

/** When the lecturer was there; what he was away for in between counts. */
export function lecturerStay(tx: Tx, callId: number): Promise<Stay> {
  return tx
    .selectFrom('room_log')
    .select([
      sql<Date | null>`min(joined_at)`.as('from'),
      sql<Date | null>`case when bool_and(left_at is not null) then max(left_at) end`.as('to'),
    ])
    .where('call_id', '=', callId)
    .where('member_kind', '=', 'lecturer')
    .executeTakeFirstOrThrow();
}

/** The lecturer ends the consultation; once it is over, nothing more happens. 1004 while the call rings. */
export async function endByLecturer(scene: Scene, lecturerId: number, callId: number): Promise<void> {
  const found = await lockCall(scene.tx, callId);
  if (found?.call.lecturer_id !== lecturerId) throw missing();
  if (found.ticket.status === 'calling') throw refused(ResultCode.stateForbids);
  if (isOn(found)) await finish(scene, found, scene.now);
}

/** Three minutes have passed: without the lecturer the consultation fails, an empty room is closed (product.md 4.17). */
export async function checkLecturer(scene: Scene, callId: number): Promise<void> {
  const found = await lockCall(scene.tx, callId);
  if (!found || !isOn(found)) return;
  if ((await lecturerStay(scene.tx, callId)).from === null) return fail(scene, found);
  const { here, lastLeft } = await presenceIn(scene.tx, callId);
  if (here === 0) await finish(scene, found, lastLeft ?? scene.now);
}

/** Ends the consultation when its minutes are used up. */
export async function checkLimit(scene: Scene, callId: number): Promise<void> {
  const found = await lockCall(scene.tx, callId);
  if (!found || !isOn(found)) return;
  const { from } = await lecturerStay(scene.tx, callId);
  if (from && scene.now.getTime() >= from.getTime() + found.ticket.held_minutes * MINUTE_MS) {
    await finish(scene, found, scene.now);
  }
}

/**
 * Ends the consultation if both have been there and both have left, or if the lecturer has waited long enough for a student
 * who did not come; it lasted until the last of them left.
 */
export async function finishIfLeft(scene: Scene, found: Consultation): Promise<void> {
  if (!isOn(found)) return;
  const { here, kinds, lastLeft } = await presenceIn(scene.tx, found.call.id);
  if (here > 0 || !kinds.has('lecturer')) return;
  if (kinds.has('student') || hasWaited(scene, found)) await finish(scene, found, lastLeft ?? scene.now);
}

/** Whether the minutes in which both may still come are over; before, `checkLecturer` looks at the room in time. */
function hasWaited({ now }: Scene, { ticket }: Consultation): boolean {
  return now.getTime() - (ticket.entered_at?.getTime() ?? 0) >= LECTURER_JOIN_MINUTES * MINUTE_MS;
}

/** Whether the ticket is in the room by this call. */
export function isOn({ ticket, call }: Consultation): boolean {
  return ticket.status === 'inRoom' && ticket.call_id === call.id;
}

async function presenceIn(
  tx: Tx,
  callId: number,
): Promise<{ here: number; kinds: ReadonlySet<MemberKind>; lastLeft: Date | null }> {
  const logs = await tx
    .selectFrom('room_log')
    .select(['member_kind', 'left_at'])
    .where('call_id', '=', callId)
    .orderBy('left_at')
    .execute();
  return {
    here: logs.filter(({ left_at }) => left_at === null).length,
    kinds: new Set(logs.map(({ member_kind }) => member_kind)),
    lastLeft: logs.at(-1)?.left_at ?? null,
  };
}

async function finish(scene: Scene, { room, ticket, call }: Consultation, to: Date): Promise<void> {
  const { tx, companyId, now } = scene;
  const { unit_minutes: unit } = await readSetting(tx);
  const held = ticket.held_minutes;
  const stay = await lecturerStay(tx, call.id);
  const charge = minutesFor({ from: stay.from, to: stay.to ?? to }, { unit, held });
  if (!(await changeTicket(tx, ticket.id, 'finish', { ended_at: to, minutes: charge }))) return;
  await closeLogs(tx, call.id, now);
  const studentId = ticket.student_id;
  const title = await titleOf(tx, room);
  await scene.minutes.settle(tx, { companyId, studentId, now, ticketId: ticket.id, held, charge, title });
  await estimate(tx, room);
  await tellNews(scene, room, 'finished', { studentId, refId: ticket.id, minutes: charge });
  await tellEnd(scene, room, call);
}

async function titleOf(tx: Tx, { lecturer_id }: RoomRow): Promise<Both> {
  const { name, name_en } = await tx
    .selectFrom('lecturer')
    .select(['name', 'name_en'])
    .where('id', '=', lecturer_id)
    .executeTakeFirstOrThrow();
  return { cn: `${name}老师的答疑`, en: `Consultation with ${name_en || name}` };
}

/** How long the room takes for one, from its last consultations; as the school has set it while these are few. */
async function estimate(tx: Tx, { id, lecturer_id }: RoomRow): Promise<void> {
  await sql`
    update study_room r set average_minutes = greatest(1, round(t.minutes)) from (
      select avg(extract(epoch from ended_at - entered_at) / 60) as minutes, count(*) as count from (
        select entered_at, ended_at from study_ticket
        where lecturer_id = ${lecturer_id} and status = 'finished' and ended_at is not null
        order by ended_at desc limit ${ESTIMATED_FROM}::int) as last) as t
    where r.id = ${id} and t.count >= ${ESTIMATED_WITH}::int`.execute(tx);
}

async function fail(scene: Scene, { room, ticket, call }: Consultation): Promise<void> {
  const { tx, companyId, now } = scene;
  if (!(await changeTicket(tx, ticket.id, 'fail', { ended_at: now }))) return;
  await closeLogs(tx, call.id, now);
  const { student_id: studentId, held_minutes: held } = ticket;
  const settling = { ticketId: ticket.id, held, charge: 0, title: { cn: room.name } };
  await scene.minutes.settle(tx, { companyId, studentId, now, ...settling });
  if (await takesPeople(tx, room)) await insertFrontTicket(scene, ticket);
  await tellNews(scene, room, 'failed', { studentId, refId: ticket.id });
  await tellEnd(scene, room, call);
}

async function tellEnd(scene: Scene, room: RoomRow, call: CallRow): Promise<void> {
  await pushRoom(scene, call);
  await pushQueue(scene, call.student_id, room.id);
  await queueChanged(scene, room);
}

async function closeLogs(tx: Tx, callId: number, now: Date): Promise<void> {
  await tx
    .updateTable('room_log')
    .set({ left_at: now })
    .where('call_id', '=', callId)
    .where('left_at', 'is', null)
    .execute();
}

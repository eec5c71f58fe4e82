import { ResultCode } from '@shuyuan/contract';
import { missing, refused } from '../../platform/errors.ts';
import type { Tx } from '../../platform/tenancy.ts';
import { minutesFor } from './charge.ts';
import { tellNews } from './news.ts';
import { pushQueue, pushRoom } from './pushes.ts';
import { insertFrontTicket, queueChanged } from './queue.ts';
import {
  type CallRow,
  changeTicket,
  isSwitchedOn,
  lockCall,
  type RoomRow,
  readSetting,
  type Scene,
  type TicketRow,
} from './rows.ts';

const MINUTE_MS = 60_000;

/** A consultation with its rows, under the lock of its room. */
export interface Consultation {
  room: RoomRow;
  ticket: TicketRow;
  call: CallRow;
}

/** When the lecturer first came in; from then on minutes count. Null before. */
export async function lecturerCameAt(tx: Tx, callId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('room_log')
    .select(({ fn }) => fn.min('joined_at').as('at'))
    .where('call_id', '=', callId)
    .where('member_kind', '=', 'lecturer')
    .executeTakeFirst();
  return row?.at ?? null;
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
  if ((await lecturerCameAt(scene.tx, callId)) === null) return fail(scene, found);
  const { here, lastLeft } = await presenceIn(scene.tx, callId);
  if (here === 0) await finish(scene, found, lastLeft ?? scene.now);
}

/** Ends the consultation when its minutes are used up. */
export async function checkLimit(scene: Scene, callId: number): Promise<void> {
  const found = await lockCall(scene.tx, callId);
  if (!found || !isOn(found)) return;
  const from = await lecturerCameAt(scene.tx, callId);
  if (from && scene.now.getTime() >= from.getTime() + found.ticket.held_minutes * MINUTE_MS) {
    await finish(scene, found, scene.now);
  }
}

/** Ends the consultation if both have been there and both have left; it lasted until the second of them did. */
export async function finishIfLeft(scene: Scene, found: Consultation): Promise<void> {
  if (!isOn(found)) return;
  const { here, kinds, lastLeft } = await presenceIn(scene.tx, found.call.id);
  if (here === 0 && kinds === 2) await finish(scene, found, lastLeft ?? scene.now);
}

/** Whether the ticket is in the room by this call. */
export function isOn({ ticket, call }: Consultation): boolean {
  return ticket.status === 'inRoom' && ticket.call_id === call.id;
}

async function presenceIn(tx: Tx, callId: number): Promise<{ here: number; kinds: number; lastLeft: Date | null }> {
  const logs = await tx
    .selectFrom('room_log')
    .select(['member_kind', 'left_at'])
    .where('call_id', '=', callId)
    .orderBy('left_at')
    .execute();
  return {
    here: logs.filter(({ left_at }) => left_at === null).length,
    kinds: new Set(logs.map(({ member_kind }) => member_kind)).size,
    lastLeft: logs.at(-1)?.left_at ?? null,
  };
}

async function finish(scene: Scene, { room, ticket, call }: Consultation, to: Date): Promise<void> {
  const { tx, companyId, now } = scene;
  const { unit_minutes: unit } = await readSetting(tx);
  const held = ticket.held_minutes;
  const charge = minutesFor({ from: await lecturerCameAt(tx, call.id), to }, { unit, held });
  if (!(await changeTicket(tx, ticket.id, 'finish', { ended_at: to, minutes: charge }))) return;
  await closeLogs(tx, call.id, now);
  const studentId = ticket.student_id;
  const title = { cn: `${room.name}答疑`, en: `Consultation: ${room.name_en || room.name}` };
  await scene.minutes.settle(tx, { companyId, studentId, now, ticketId: ticket.id, held, charge, title });
  await tellNews(scene, room, 'finished', { studentId, refId: ticket.id, minutes: charge });
  await tellEnd(scene, room, call);
}

async function fail(scene: Scene, { room, ticket, call }: Consultation): Promise<void> {
  const { tx, companyId, now } = scene;
  if (!(await changeTicket(tx, ticket.id, 'fail', { ended_at: now }))) return;
  await closeLogs(tx, call.id, now);
  const { student_id: studentId, held_minutes: held } = ticket;
  const settling = { ticketId: ticket.id, held, charge: 0, title: { cn: room.name } };
  await scene.minutes.settle(tx, { companyId, studentId, now, ...settling });
  if (room.state !== 'closed' && (await isSwitchedOn(tx))) await insertFrontTicket(scene, ticket);
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

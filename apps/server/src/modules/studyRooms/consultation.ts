import { ResultCode } from '@shuyuan/contract';
import { ROOM_ALONE_MINUTES } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { LocalizedText } from '../../domain/words.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { minutesFor } from './charge.ts';
import { notifyNews } from './news.ts';
import { pushQueue, pushRoom } from './pushes.ts';
import { insertFrontTicket, queueChanged } from './queue.ts';
import {
  type CallRow,
  changeTicket,
  lockCall,
  type RoomCtx,
  type RoomRow,
  readSetting,
  type TicketRow,
  takesPeople,
} from './rows.ts';
import { closeGone, closeStays, presenceIn, togetherMs } from './stays.ts';
import { consultationTitle } from './words.ts';

const MINUTE_MS = 60_000;
const BOTH = 2;
/** Newest consultations used for an estimate, and the minimum number of them. */
const ESTIMATED_FROM = 20;
const ESTIMATED_WITH = 5;

/** A consultation with its rows, under the lock of its room. */
export interface Consultation {
  room: RoomRow;
  ticket: TicketRow;
  call: CallRow;
}

/** The lecturer ends the consultation; once it is over, nothing more happens. 1004 while the call rings. */
export async function endByLecturer(ctx: RoomCtx, lecturerId: number, callId: number): Promise<void> {
  const found = await lockCall(ctx.tx, callId);
  if (found?.call.lecturer_id !== lecturerId) throw missing();
  if (found.ticket.status === 'calling') throw refused(ResultCode.stateForbids);
  if (isOn(found)) await finish(ctx, found);
}

/**
 * Ends what one of the two has not been in for three minutes: without the lecturer from the beginning it fails, else it is
 * over (product.md 4.17).
 */
export async function checkAlone(ctx: RoomCtx, callId: number): Promise<void> {
  const found = await lockCall(ctx.tx, callId);
  if (!found || !isOn(found)) return;
  if (await isLeftByBoth(ctx, callId)) return finish(ctx, found);
  const away = await readAway(ctx.tx, found);
  const isLong = (since: Date | undefined) => since !== undefined && inMinutes(since, ROOM_ALONE_MINUTES) <= ctx.now;
  if (isLong(away.lecturer) && !away.hasLecturerCome) return fail(ctx, found);
  if (isLong(away.lecturer) || isLong(away.student)) return finish(ctx, found);
  await scheduleAloneCheck(ctx, found);
}

/** Whether both were there and have left, and neither may be reloading the page. */
async function isLeftByBoth({ tx, now }: RoomCtx, callId: number): Promise<boolean> {
  const { left, returnBy } = await presenceIn(tx, callId);
  return left.size === BOTH && (!returnBy || returnBy <= now);
}

/** Schedules the check of a room in which one of the two is not. */
async function scheduleAloneCheck({ tx, companyId, now }: RoomCtx, found: Consultation): Promise<void> {
  const { lecturer, student } = await readAway(tx, found);
  const [first] = [lecturer, student].filter((since) => since !== undefined).sort((one, other) => +one - +other);
  if (!first) return;
  const { left, returnBy } = await presenceIn(tx, found.call.id);
  const isReturning = left.size === BOTH && returnBy && returnBy > now;
  const dueAt = isReturning ? returnBy : inMinutes(first, ROOM_ALONE_MINUTES);
  await remember(tx, { companyId, kind: 'roomAlone', refId: found.call.id, dueAt });
}

/** Since when each of the two has not been there; undefined for who is. */
async function readAway(tx: Tx, { ticket, call }: Consultation) {
  const { here, left } = await presenceIn(tx, call.id);
  const since = (kind: MemberKind) => (here.has(kind) ? undefined : (left.get(kind) ?? ticket.entered_at ?? undefined));
  const hasLecturerCome = here.has('lecturer') || left.has('lecturer');
  return { lecturer: since('lecturer'), student: since('student'), hasLecturerCome };
}

const inMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * MINUTE_MS);

/** Ends the consultation when its minutes are used up. */
export async function checkLimit(ctx: RoomCtx, callId: number): Promise<void> {
  const found = await lockCall(ctx.tx, callId);
  if (!found || !isOn(found)) return;
  await closeGone(ctx, callId);
  if (await scheduleLimit(ctx, found)) await afterLeaving(ctx, found);
  else await finish(ctx, found);
}

/** Schedules the end of the minutes, which run while both are in the room; false when they are used up. */
export async function scheduleLimit(ctx: Omit<RoomCtx, 'minutes'>, { ticket, call }: Consultation): Promise<boolean> {
  const { tx, companyId, now } = ctx;
  const leftMs = ticket.held_minutes * MINUTE_MS - (await togetherMs(tx, call.id, now));
  if (leftMs <= 0) return false;
  const { here } = await presenceIn(tx, call.id);
  if (here.size === BOTH) {
    const dueAt = new Date(now.getTime() + leftMs);
    await remember(tx, { companyId, kind: 'roomLimit', refId: call.id, dueAt });
  }
  return true;
}

/** After one has left: ends the consultation if both were present and both have left, else schedules the next check. */
export async function afterLeaving(ctx: RoomCtx, found: Consultation): Promise<void> {
  if (!isOn(found)) return;
  if (await isLeftByBoth(ctx, found.call.id)) await finish(ctx, found);
  else await scheduleAloneCheck(ctx, found);
}

/** Whether the ticket is in the room by this call. */
export function isOn({ ticket, call }: Consultation): boolean {
  return ticket.status === 'inRoom' && ticket.call_id === call.id;
}

/** It lasted until the last of them left, or until now; the time together is charged. */
async function finish(ctx: RoomCtx, { room, ticket, call }: Consultation): Promise<void> {
  const { tx, companyId, now } = ctx;
  const unit = ticket.unit_minutes ?? (await readSetting(tx)).unit_minutes;
  const held = ticket.held_minutes;
  await closeGone(ctx, call.id);
  const { here, lastLeft } = await presenceIn(tx, call.id);
  const to = here.size === 0 && lastLeft ? lastLeft : now;
  await closeStays(ctx, call.id);
  const charge = minutesFor(await togetherMs(tx, call.id, now), { unit, held });
  const set = { ended_at: to, minutes: charge, unit_minutes: unit };
  if (!(await changeTicket(tx, ticket.id, 'finish', set))) return;
  const studentId = ticket.student_id;
  const title = await titleOf(tx, room);
  await ctx.minutes.settle(tx, { companyId, studentId, now, ticketId: ticket.id, held, charge, title });
  await estimate(tx, room);
  await notifyNews(ctx, room, 'finished', { studentId, refId: ticket.id, minutes: charge });
  await pushEnd(ctx, room, call);
}

async function titleOf(tx: Tx, { lecturer_id }: RoomRow): Promise<LocalizedText> {
  const lecturer = await tx
    .selectFrom('lecturer')
    .select(['name', 'name_en'])
    .where('id', '=', lecturer_id)
    .executeTakeFirstOrThrow();
  return consultationTitle(lecturer);
}

/** Estimated duration of a consultation, from the room's last ones; the school's setting while these are few. */
async function estimate(tx: Tx, { id, lecturer_id }: RoomRow): Promise<void> {
  await sql`
    update study_room r set average_minutes = greatest(1, round(t.minutes)) from (
      select avg(extract(epoch from ended_at - entered_at) / 60) as minutes, count(*) as count from (
        select entered_at, ended_at from study_ticket
        where lecturer_id = ${lecturer_id} and status = 'finished' and ended_at is not null
        order by ended_at desc limit ${ESTIMATED_FROM}::int) as last) as t
    where r.id = ${id} and t.count >= ${ESTIMATED_WITH}::int`.execute(tx);
}

async function fail(ctx: RoomCtx, { room, ticket, call }: Consultation): Promise<void> {
  const { tx, companyId, now } = ctx;
  if (!(await changeTicket(tx, ticket.id, 'fail', { ended_at: now }))) return;
  await closeStays(ctx, call.id);
  const { student_id: studentId, held_minutes: held } = ticket;
  const settling = { ticketId: ticket.id, held, charge: 0, title: { cn: room.name } };
  await ctx.minutes.settle(tx, { companyId, studentId, now, ...settling });
  if (await takesPeople(tx, room)) await insertFrontTicket(ctx, ticket);
  await notifyNews(ctx, room, 'failed', { studentId, refId: ticket.id });
  await pushEnd(ctx, room, call);
}

async function pushEnd(ctx: RoomCtx, room: RoomRow, call: CallRow): Promise<void> {
  await pushRoom(ctx, call);
  await pushQueue(ctx, call.student_id, room.id);
  await queueChanged(ctx, room);
}

import { type InputOf, ResultCode, type room } from '@shuyuan/contract';
import { readOnlineUntil } from '../../domain/logins/presence.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { MemberKind } from '../../platform/data/tables.ts';
import type { Addressee, Tx } from '../../platform/data/tenancy.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { afterLeaving, type Consultation, isOn, scheduleLimit } from './consultation.ts';
import { pushRoom } from './pushes.ts';
import { type CallRow, findCall, lockCall, type RoomCtx } from './rows.ts';
import { ABSENT_S, hasAway, leftAt, splitAway } from './stays.ts';

/** Seconds after which a page of the built-in room that has read nothing counts as closed; an open one reads every 15, a hidden one every 60. */
const IDLE_S = 240;
/** Seconds within which a closed tab may come back as a reload, before both count as having left. */
const RELOAD_S = 10;
/** Seconds for which such a read goes unwritten, so that reading costs few writes. */
const READ_STEP_S = 20;

type Person = Pick<Addressee, 'kind' | 'id'>;
type StayCtx = Omit<RoomCtx, 'minutes'>;

/** Whether a person is one of the two of a call. */
export function isPartyOf({ kind, id }: Person, call: Pick<CallRow, 'student_id' | 'lecturer_id'>): boolean {
  return (kind === 'student' ? call.student_id : call.lecturer_id) === id;
}

/** A call that was taken, for one of its two; `missing` for everybody else (Z1). */
export async function findConsultation(tx: Tx, who: Person, callId: number): Promise<CallRow> {
  const call = await findCall(tx, callId);
  if (!call || !isPartyOf(who, call) || call.status !== 'entered') throw missing();
  return call;
}

/** Records that somebody came in or left; the same twice changes nothing. 5005 for who comes to what is over. */
export async function recordStay(
  ctx: RoomCtx,
  who: Person,
  { roomId, tempLogId, joinType }: InputOf<typeof room.log>,
): Promise<{ id: number }> {
  const { tx } = ctx;
  await findConsultation(tx, who, tempLogId);
  const found = await lockCall(tx, tempLogId);
  if (found?.room.id !== roomId) throw missing();
  const last = await findLog(tx, tempLogId, who.kind);
  if (joinType !== 'enter') {
    const returnBy = joinType === 'close' ? inSeconds(ctx.now, RELOAD_S) : null;
    if (last && last.left_at === null) await leave(ctx, found, { logId: last.id, at: ctx.now, returnBy });
    // Who leaves without having come in is answered with the number of the call: there is no stay.
    return { id: last?.id ?? tempLogId };
  }
  if (!isOn(found)) throw refused(ResultCode.callOver);
  return last && last.left_at === null ? { id: last.id } : { id: await come(ctx, found, who.kind) };
}

/** Schedules a check of somebody in a room who has lost the last socket. */
export async function recordGone({ tx, now }: Pick<RoomCtx, 'tx' | 'now'>, who: Addressee): Promise<void> {
  const log = await tx
    .selectFrom('room_log as l')
    .innerJoin('study_call as c', joinTenant('c.id', 'l.call_id'))
    .select('l.id')
    .where('l.left_at', 'is', null)
    .where('l.member_kind', '=', who.kind)
    .where(who.kind === 'student' ? 'c.student_id' : 'c.lecturer_id', '=', who.id)
    .executeTakeFirst();
  if (log) await scheduleCheck(tx, { companyId: who.companyId, logId: log.id, at: inSeconds(now, ABSENT_S) });
}

/** Records that the page of somebody who is in the room is open. */
export async function recordRead(ctx: StayCtx, { kind }: Person, callId: number): Promise<void> {
  const { tx, now } = ctx;
  const by = { kind, now };
  if ((await hasAway(tx, callId, by)) && (await lockCall(tx, callId))) await splitAway(ctx, callId, by);
  await tx
    .updateTable('room_log')
    .set({ looked_at: now })
    .where('call_id', '=', callId)
    .where('member_kind', '=', kind)
    .where('left_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('looked_at', 'joined_at'), '<=', inSeconds(now, -READ_STEP_S)))
    .execute();
}

/**
 * Closes a stay whose person has had no socket for a minute, or has one while the page of the room is closed; checks
 * again later for one who is there.
 */
export async function checkAbsence(ctx: RoomCtx, logId: number): Promise<void> {
  const { tx, companyId, now } = ctx;
  const known = await tx.selectFrom('room_log').selectAll().where('id', '=', logId).executeTakeFirst();
  const found = known && (await lockCall(tx, known.call_id));
  if (found) await splitAway(ctx, found.call.id);
  const log = found && (await findLog(tx, found.call.id, known.member_kind));
  if (!found || log?.id !== logId || log.left_at !== null) return;
  const who = {
    kind: known.member_kind,
    id: known.member_kind === 'student' ? found.call.student_id : found.call.lecturer_id,
  };
  const until = await readOnlineUntil(tx, who);
  const lastRead = lastReadOf(log);
  if (until && until > now) {
    // A page that waits beside a room outside reads nothing.
    const isIdle = found.room.live_url === null && lastRead <= inSeconds(now, -IDLE_S);
    if (isIdle) return leave(ctx, found, { logId, at: lastRead });
    return scheduleCheck(tx, { companyId, logId, at: inSeconds(now, ABSENT_S) });
  }
  const ago = inSeconds(now, -ABSENT_S);
  // A page that reads is there, although its socket is not: else to block the socket would be to talk for nothing.
  if (log.looked_at && lastRead > ago) return scheduleCheck(tx, { companyId, logId, at: inSeconds(now, ABSENT_S) });
  // This may be late, when all processes were down: who was last seen before has been gone since then.
  const gone = until && until < ago ? until : ago;
  await leave(ctx, found, { logId, at: gone > lastRead ? gone : lastRead });
}

const inSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

const lastReadOf = ({ looked_at, joined_at }: { looked_at: Date | null; joined_at: Date }) => looked_at ?? joined_at;

async function come(ctx: StayCtx, found: Consultation, kind: MemberKind): Promise<number> {
  const { tx, companyId, now } = ctx;
  const { call } = found;
  const { id } = await tx
    .insertInto('room_log')
    .values({ company_id: companyId, call_id: call.id, member_kind: kind, joined_at: now, left_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleCheck(tx, { companyId, logId: id, at: inSeconds(now, ABSENT_S) });
  await scheduleLimit(ctx, found);
  await pushRoom(ctx, call);
  return id;
}

interface StayEnd {
  logId: number;
  at: Date;
  returnBy?: Date | null;
}

async function leave(ctx: RoomCtx, found: Consultation, end: StayEnd): Promise<void> {
  await closeStay(ctx.tx, end);
  await pushRoom(ctx, found.call);
  await afterLeaving(ctx, found);
}

async function closeStay(tx: Tx, { logId, at, returnBy = null }: StayEnd): Promise<void> {
  await tx
    .updateTable('room_log')
    .set({ left_at: leftAt(at), return_by: returnBy })
    .where('id', '=', logId)
    .where('left_at', 'is', null)
    .execute();
}

function findLog(tx: Tx, callId: number, kind: MemberKind) {
  return tx
    .selectFrom('room_log')
    .select(['id', 'joined_at', 'looked_at', 'left_at'])
    .where('call_id', '=', callId)
    .where('member_kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

function scheduleCheck(
  tx: Tx,
  { companyId, logId, at }: { companyId: number; logId: number; at: Date },
): Promise<void> {
  return remember(tx, { companyId, kind: 'roomAbsence', refId: logId, dueAt: at });
}

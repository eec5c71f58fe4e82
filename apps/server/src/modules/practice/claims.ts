import { CLAIM_MINUTES, type contract, type OutputOf, REMARK_MINUTES, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing, refused } from '../../platform/core/errors.ts';
import { isOfMarker, isWorkOf } from './markingRows.ts';
import { type LecturerCtx, lockRecord, type RecordRow } from './rows.ts';

type Calls = (typeof contract)['marking'];
const MINUTE_MS = 60_000;

/**
 * Claims work to mark, so that nobody else does for some minutes: the named one, or the longest waiting one that nobody has.
 * 5201 while another lecturer has it, 5202 where none waits, 1004 for work that does not wait and is past its changes.
 */
export async function claimWork(ctx: LecturerCtx, id: number | undefined): Promise<RecordRow> {
  const { tx, now, lecturerId } = ctx;
  const wanted = id ?? (await findWaiting(ctx));
  if (wanted === undefined) throw refused(ResultCode.markingMissing);
  const record = await lockWork(ctx, wanted);
  if (!isMarkable(record, ctx)) throw refused(ResultCode.stateForbids);
  if (isClaimedByOther(record, ctx)) throw refused(ResultCode.claimedByOther);
  return tx
    .updateTable('practice_record')
    .set({ claimed_by: lecturerId, claimed_until: claimEnd(now) })
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives claimed work back; one that somebody else has stays theirs. */
export async function releaseWork(ctx: LecturerCtx, id: number): Promise<OutputOf<Calls['release']>> {
  const record = await lockWork(ctx, id);
  await ctx.tx
    .updateTable('practice_record')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', record.id)
    .where('claimed_by', '=', ctx.lecturerId)
    .execute();
  return {};
}

/** A practice of the lecturer's classes, locked; `missing` for every other (Z1). */
export async function lockWork({ tx, lecturerId }: LecturerCtx, id: number): Promise<RecordRow> {
  const record = await lockRecord(tx, id);
  const own = record && (await isOfMarker(tx, lecturerId, record));
  if (!record || !own) throw missing();
  return record;
}

/** Work that this lecturer has claimed; one whose claim has run out is claimed again where nobody else took it. */
export async function lockClaimed(ctx: LecturerCtx, id: number): Promise<RecordRow> {
  const record = await lockWork(ctx, id);
  if (!isMarkable(record, ctx)) throw refused(ResultCode.stateForbids);
  if (record.claimed_by !== ctx.lecturerId) throw refused(ResultCode.claimedByOther);
  return record;
}

function isClaimedByOther({ claimed_by, claimed_until }: RecordRow, { lecturerId, now }: LecturerCtx): boolean {
  return claimed_by !== null && claimed_by !== lecturerId && claimed_until !== null && claimed_until > now;
}

/** Waiting work, for some minutes what the lecturer has sent himself, and what a machine alone has marked. */
function isMarkable({ state, marker_id, marked_at }: RecordRow, { lecturerId, now }: LecturerCtx): boolean {
  if (state === 'awaiting' || (state === 'finished' && marker_id === null)) return true;
  const changeable = marked_at !== null && now.getTime() <= marked_at.getTime() + REMARK_MINUTES * MINUTE_MS;
  return state === 'finished' && marker_id === lecturerId && changeable;
}

/** Until when a claim of this moment holds. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MINUTES * MINUTE_MS);
}

async function findWaiting({ tx, now, lecturerId }: LecturerCtx): Promise<number | undefined> {
  const row = await tx
    .selectFrom('practice_record as p')
    .select('p.id')
    .where('p.state', '=', 'awaiting')
    .where(sql<boolean>`(p.claimed_until is null or p.claimed_until <= ${now} or p.claimed_by = ${lecturerId})`)
    .where(isWorkOf(lecturerId))
    .orderBy('p.submitted_at')
    .orderBy('p.id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id;
}

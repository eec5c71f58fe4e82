import { randomInt } from 'node:crypto';
import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { requireButton } from '../../domain/permissions.ts';
import { Refusal, refused } from '../../platform/core/errors.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { closedCode, handIn, readSheet, settle } from './handIn.ts';
import { findPractice, type PracticeRow, readPractice, redoTime, toPractice } from './list.ts';
import {
  CLOSED,
  dueAfter,
  findPaper,
  lockOwn,
  mustLearn,
  type PracticeCtx,
  type RecordRow,
  rememberEnd,
} from './rows.ts';

type Calls = (typeof contract)['practice'];

/** Largest seed of a shuffle. */
const SEED_MAX = 2_000_000_000;

/** A seed for an attempt at a paper that is shuffled; 0 keeps the paper's order. */
export function newSeed({ is_shuffled }: { is_shuffled: boolean }): number {
  return is_shuffled ? randomInt(1, SEED_MAX) : 0;
}

/** Hands the open attempt in, once: 4004 or 4008 when it is already, 4003 when it has expired (I12). All that it needs is read in the round trip of the lock. */
export async function submitPractice(ctx: StudentCtx, id: number): Promise<OutputOf<Calls['submit']> | Refusal> {
  const { tx, now } = ctx;
  const locking = lockOwn(tx, ctx.studentId, id);
  const learning = mustLearn(tx, { id }, now);
  const reading = inOrder([readSheet(tx, id), findPractice(ctx, id)]);
  for (const later of [learning, reading]) later.catch(() => {}); // they count only after the state
  const [before] = await inOrder([locking, learning.catch(() => {}), reading.catch(() => {})]);
  const record = await settle(ctx, before);
  if (record.state !== 'unfinished') return new Refusal(closedCode(record));
  if (!record.started_at) throw refused(ResultCode.stateForbids);
  await learning;
  const [sheet, row] = await reading;
  const handedIn = await handIn(ctx, record, { asked: now, sheet });
  return toPractice({ ...row, ...handedIn.record, ...ofClass(row), rights: handedIn.rights }, now);
}

/** What a practice of a class has, and that of an assessment may lack. */
function ofClass({ student_id, class_run_id, offer_id }: PracticeRow) {
  return { student_id, class_run_id, offer_id };
}

/** What another attempt is refused with at a practice that is in a state of which no button tells: another tab, or the lecturer, has changed it. */
const OTHER_STATE: Readonly<Record<RecordRow['state'], ResultCode>> = {
  unfinished: ResultCode.notHandedIn,
  submitted: ResultCode.beingMarked,
  awaiting: ResultCode.beingMarked,
  finished: ResultCode.alreadySubmitted,
  expired: ResultCode.practiceExpired,
};

/**
 * Another attempt at a finished practice: 1012 where the school withholds it (§6), 4002 when none is left, 1005 before the interval is over,
 * 4015 once the next one has begun, 4016 to 4018 where it is closed.
 */
export async function redoPractice(ctx: StudentCtx, id: number): Promise<OutputOf<Calls['redo']>> {
  const { tx, now } = ctx;
  await requireButton(tx, ctx, 'practice.redo');
  const record = await lockOwn(tx, ctx.studentId, id);
  if (record.state !== 'finished') throw refused(OTHER_STATE[record.state]);
  const row = await findPractice(ctx, id);
  if (row.max_attempts > 0 && row.attempt >= row.max_attempts) throw refused(ResultCode.noAttemptsLeft);
  if (!row.is_last) throw refused(ResultCode.attemptStarted);
  if (row.closed_by) throw refused(CLOSED[row.closed_by]);
  if (redoTime(row) > now) throw refused(ResultCode.tooFrequent);
  return readPractice(ctx, await insertNext(ctx, record, { isMakeUp: record.is_make_up }));
}

/** An attempt at an expired practice, where the paper allows it (4003 else); it does not count in ranks. 4015 to 4018 as above. */
export async function makeUpPractice(ctx: StudentCtx, id: number): Promise<OutputOf<Calls['makeUp']> | Refusal> {
  const { tx } = ctx;
  const record = await settle(ctx, await lockOwn(tx, ctx.studentId, id));
  if (record.state !== 'expired') return new Refusal(OTHER_STATE[record.state]);
  const row = await findPractice(ctx, id);
  if (!row.is_last) throw refused(ResultCode.attemptStarted);
  if (row.closed_by) throw refused(CLOSED[row.closed_by]);
  if (!row.may_make_up) throw refused(ResultCode.practiceExpired);
  return readPractice(ctx, await insertNext(ctx, record, { isMakeUp: true }));
}

async function insertNext(ctx: PracticeCtx, last: RecordRow, { isMakeUp }: { isMakeUp: boolean }): Promise<number> {
  const { tx, companyId, now } = ctx;
  const paper = await findPaper(tx, last.paper_id);
  const row = await tx
    .insertInto('practice_record')
    .values({
      company_id: companyId,
      student_id: last.student_id,
      paper_id: last.paper_id,
      class_run_id: last.class_run_id,
      offer_id: last.offer_id,
      lesson_id: last.lesson_id,
      attempt: last.attempt + 1,
      published_at: now,
      due_at: dueAfter(now, paper),
      is_make_up: isMakeUp,
      shuffle_seed: newSeed(paper),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refused(ResultCode.attemptStarted);
  await rememberEnd(ctx, row);
  return row.id;
}

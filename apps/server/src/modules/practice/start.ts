import { type contract, type OutputOf, ResultCode } from '@shuyuan/contract';
import { findLock } from '../../domain/lessonLock.ts';
import { Refusal, refused } from '../../platform/core/errors.ts';
import type { StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import { readAnswers } from './answers.ts';
import { closedCode, settle } from './handIn.ts';
import { findPractice, toPractice } from './list.ts';
import { arrange, selectQuestions } from './questions.ts';
import { endOf, findPaper, lockOwn, mustLearn, rememberEnd } from './rows.ts';
import { workAt } from './sittings.ts';

type Calls = (typeof contract)['practice'];

const MINUTE_MS = 60_000;

/**
 * Opens the student's attempt and starts its clock, once; one that is open goes on. 4001 while an earlier practice locks the
 * lesson, 4003 after the deadline, 4004 or 4008 once it is handed in (Z4, I12).
 */
export async function startPractice(
  ctx: StudentCtx & WithLinks,
  id: number,
): Promise<OutputOf<Calls['start']> | Refusal> {
  const { tx, now } = ctx;
  const record = await settle(ctx, await lockOwn(tx, ctx.studentId, id));
  if (record.state !== 'unfinished') return new Refusal(closedCode(record));
  await mustLearn(tx, record, now);
  await mustBeUnlocked(ctx, record);
  if (!record.started_at) {
    const paper = await findPaper(tx, record.paper_id);
    const limit = paper.limit_minutes ? new Date(now.getTime() + paper.limit_minutes * MINUTE_MS) : null;
    // The limit never reaches past the deadline: a timed attempt is handed in then.
    const limit_ends_at = limit && limit > record.due_at ? record.due_at : limit;
    const started = await tx
      .updateTable('practice_record')
      .set((eb) => ({ started_at: now, seen_at: now, limit_ends_at, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await rememberEnd(ctx, started);
  } else {
    await tx.updateTable('practice_record').set(workAt(record, now)).where('id', '=', id).execute();
  }
  return openPaper(ctx, id);
}

/** The open attempt with its questions and answers; 1004 before it is started, and after it is over why that is. */
export async function readPaper(ctx: StudentCtx & WithLinks, id: number): Promise<OutputOf<Calls['paper']>> {
  const row = await findPractice(ctx, id);
  if (row.state !== 'unfinished') {
    const isByClock = row.limit_ends_at !== null && row.limit_ends_at <= ctx.now && row.submitted_at === null;
    throw refused(isByClock ? ResultCode.timeOver : closedCode(row));
  }
  if (endOf(row) <= ctx.now) throw refused(row.limit_ends_at ? ResultCode.timeOver : ResultCode.practiceExpired);
  if (!row.started_at) throw refused(ResultCode.stateForbids);
  await mustBeUnlocked(ctx, row);
  return openPaper(ctx, id);
}

/** Refuses with 4001 while an earlier practice locks the lesson (Z4). */
export async function mustBeUnlocked(
  { tx, studentId }: StudentCtx,
  { lesson_id: lessonId, class_run_id: classRunId }: { lesson_id: number | null; class_run_id: number },
): Promise<void> {
  if (lessonId !== null && (await findLock(tx, { classRunId, lessonId, studentId }))) {
    throw refused(ResultCode.practiceFirst);
  }
}

/** The attempt as the student has it: questions in its order, answers so far, and no right ones (Z4). */
export async function openPaper(ctx: StudentCtx & WithLinks, id: number): Promise<OutputOf<Calls['paper']>> {
  const { tx, locale, now } = ctx;
  const row = await findPractice(ctx, id);
  const questions = await selectQuestions(tx, { paperId: row.paper_id }, { locale, withAnswers: false });
  return {
    ...toPractice(row, now),
    questions: arrange(questions, row.shuffle_seed),
    // Work that was sent back carries the lecturer's words; whether an answer is right stays with the marks.
    answers: await readAnswers(ctx, id, { marks: false, criteria: false, words: row.is_sent_back }),
    version: row.version,
    serverTime: now.toISOString(),
  };
}

import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { inOrder } from '../../../platform/data/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { readAnswers } from '../answers.ts';
import { closedCode, handIn, readSheet, settle } from '../handIn.ts';
import { arrange, selectQuestions } from '../questions.ts';
import { saveAnswerOf } from '../save.ts';
import { findRecord, findSettled, lockOwnRecord, type ReaderCtx } from './rows.ts';
import { toRecord } from './toRecord.ts';

type Calls = (typeof contract)['assessments'];
type Paper = OutputOf<Calls['paper']>;

/** An open record with its questions and answers; when it is over, why (4003, 4004, 4008). */
export async function readAssessment(ctx: ReaderCtx, id: number): Promise<Paper | Refusal> {
  const row = await findSettled(ctx, id);
  // Not thrown: what the clock has ended stays ended.
  if (row.state !== 'unfinished') return new Refusal(closedCode(row));
  return openAssessment(ctx, id);
}

/** A record as who answers it has it: questions in its order, answers so far, and no right ones (Z4). */
export async function openAssessment(ctx: ReaderCtx, id: number): Promise<Paper> {
  const { tx, locale, now } = ctx;
  const row = await findRecord(ctx, id);
  const questions = await selectQuestions(tx, { paperId: row.paper_id }, { locale, withAnswers: false });
  return {
    ...toRecord(row, now),
    questions: arrange(questions, row.shuffle_seed),
    answers: await readAnswers(ctx, id, { marks: false, criteria: false, words: row.is_sent_back }),
    version: row.version,
    serverTime: now.toISOString(),
  };
}

/** Saves one answer of an open record, by the rules of practices (I12). */
export async function saveAssessmentAnswer(
  ctx: ReaderCtx,
  input: InputOf<Calls['saveAnswer']>,
): Promise<OutputOf<Calls['saveAnswer']> | Refusal> {
  return saveAnswerOf(ctx, lockOwnRecord(ctx, input.id), input);
}

/** Hands a record in, once: 4004 when it is already, 4008 when the clock did it, 4003 when it has expired (I12). */
export async function submitAssessment(ctx: ReaderCtx, id: number): Promise<OutputOf<Calls['submit']> | Refusal> {
  const [locked, sheet] = await inOrder([lockOwnRecord(ctx, id), readSheet(ctx.tx, id)]);
  const record = await settle(ctx, locked);
  if (record.state !== 'unfinished') return new Refusal(closedCode(record));
  await handIn(ctx, record, { asked: ctx.now, sheet });
  // Its level and whether it is shown follow from what was just written.
  return toRecord(await findRecord(ctx, id), ctx.now);
}

import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { say } from '../../../domain/words.ts';
import { Refusal } from '../../../platform/core/errors.ts';
import { inOrder } from '../../../platform/data/transaction.ts';
import { readAnswers } from '../answers.ts';
import { closedCode, handIn, readSheet, settle } from '../handIn.ts';
import { arrange, selectQuestions } from '../questions.ts';
import { saveAnswerOf } from '../save.ts';
import { levelOf, selectLevelsOf } from './outcome.ts';
import { findRecord, findSettled, lockOwnRecord, lockShownRecord, type ReaderCtx } from './rows.ts';
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
  const { tx, now, locale } = ctx;
  const [locked, answered, levels] = await inOrder([
    lockShownRecord(ctx, id),
    readSheet(tx, id),
    selectLevelsOf(tx, id),
  ]);
  const open = await settle(ctx, locked.record);
  if (open.state !== 'unfinished') return new Refusal(closedCode(open));
  const { record, rights, partly } = await handIn(ctx, open, { asked: now, sheet: { ...answered, levels } });
  const { assessment_id, shows_results } = locked.shown;
  // What is shown of it follows from what is written: reading it back would be one more round trip.
  const is_shown = record.state === 'finished' && shows_results;
  const reached = levelOf(levels, record.score);
  const level = reached ? say({ cn: reached.name, en: reached.name_en }, locale) : null;
  return toRecord({ ...locked.shown, ...record, assessment_id, is_shown, rights, partly, level }, now);
}

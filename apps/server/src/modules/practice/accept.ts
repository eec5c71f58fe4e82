import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { acceptsAnswer, markAnswer } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isShown } from '../../domain/assessments.ts';
import { invalid, missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { conclude } from './assess/outcome.ts';
import { lockWork } from './claims.ts';
import { sumScores } from './handIn.ts';
import { notifyOf } from './news.ts';
import { isOfClass, type LecturerCtx, type RecordRow } from './rows.ts';
import type { StoredAnswerKey } from './tables.ts';

type Call = (typeof contract)['marking']['accept'];

/** An attempt whose answer counts for more now. */
interface Raised {
  record_id: number;
  state: 'right' | 'part';
  score: number;
}

/**
 * Counts what a student wrote into a blank as right, for all: the question accepts it from now on, in every practice and assessment
 * with it, and whoever wrote the same gets the points and a message (docs/marking.md). Nobody loses points.
 */
export async function acceptAnswer(ctx: LecturerCtx, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { tx } = ctx;
  const question = await lockBlank(tx, input.questionId);
  const record = await lockWork(ctx, input.id);
  if (question.paper_id !== record.paper_id) throw missing();
  const blanks = question.answer.blanks ?? [];
  const blank = blanks[input.blank];
  if (!blank) throw missing();
  const given = (await findValues(tx, record.id, question.id))[input.blank]?.trim() ?? '';
  if (given === '') throw invalid([{ field: 'blankIndex', rule: 'required' }]);
  const answer: StoredAnswerKey = acceptsAnswer(blank, given)
    ? question.answer
    : { ...question.answer, blanks: blanks.with(input.blank, { ...blank, accepted: [...blank.accepted, given] }) };
  await tx
    .updateTable('question')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', question.id)
    .execute();
  const raised = await raise(tx, { ...question, answer });
  for (const { record_id } of raised) await sumUp(ctx, record_id);
  await master(tx, question.id, raised);
  const detail = { recordId: record.id, questionId: question.id, blank: input.blank, changed: raised.length };
  await auditDecision(tx, ctx, 'answer accepted', detail);
  const own = raised.find(({ record_id }) => record_id === record.id);
  return { count: raised.length, state: own?.state, score: own?.score };
}

/** The question, locked before any attempt is: one that is handed in meanwhile waits, and is marked by the new key. */
async function lockBlank(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('question')
    .select(['id', 'paper_id', 'score', 'answer'])
    .where('id', '=', id)
    .where('type', '=', 'blank')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

async function findValues(tx: Tx, recordId: number, questionId: number): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('practice_answer')
    .select('values')
    .where('record_id', '=', recordId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return row?.values ?? [];
}

/** Marks the question again wherever it was handed in, and stores what is more than before. */
async function raise(
  tx: Tx,
  question: { id: number; score: number; answer: StoredAnswerKey },
): Promise<readonly Raised[]> {
  const rows = await tx
    .selectFrom('practice_answer as a')
    .innerJoin('practice_record as p', joinTenant('p.id', 'a.record_id'))
    .select(['a.record_id', 'a.values', 'a.score'])
    .where('a.question_id', '=', question.id)
    .where('p.state', 'in', ['awaiting', 'finished'])
    .orderBy('a.record_id')
    .forUpdate()
    .execute();
  const raised = rows.flatMap(({ record_id, values, score: before }): Raised[] => {
    const { state, score } = markAnswer({ type: 'blank', score: question.score, key: question.answer }, values);
    if (score === null || score <= (before ?? 0) || (state !== 'right' && state !== 'part')) return [];
    return [{ record_id, state, score }];
  });
  for (const { record_id, state, score } of raised) {
    await tx
      .updateTable('practice_answer')
      .set({ state, score })
      .where('record_id', '=', record_id)
      .where('question_id', '=', question.id)
      .execute();
  }
  return raised;
}

/** Sums an attempt up again and says so to its student, once its marks are known. */
async function sumUp(ctx: LecturerCtx, id: number): Promise<void> {
  const { tx } = ctx;
  const { objective_score, subjective_score, score } = await sumScores(tx, { id });
  const record: RecordRow = await tx
    .updateTable('practice_record')
    .set((eb) => ({
      objective_score,
      subjective_score: eb
        .case()
        .when('state', '=', 'finished')
        .then(subjective_score)
        .else(eb.ref('subjective_score'))
        .end(),
      score: eb.case().when('state', '=', 'finished').then(score).else(eb.ref('score')).end(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (record.state !== 'finished') return;
  await conclude(tx, record);
  if (isOfClass(record) || (await isResultShown(ctx, id))) await notifyOf(ctx, record, 'regraded');
}

/** Whether the school shows the result of an assessment: before that nothing of its points is told (product.md 4.5). */
async function isResultShown({ tx, now }: LecturerCtx, id: number): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select ${isShown(now)} as shown from practice_record p
    join assessment s on s.company_id = p.company_id and s.id = p.assessment_id where p.id = ${id}`.execute(tx);
  return theRow(rows).shown;
}

/** What is right now needs no more repeating. */
async function master(tx: Tx, questionId: number, raised: readonly Raised[]): Promise<void> {
  const right = raised.filter(({ state }) => state === 'right').map(({ record_id }) => record_id);
  if (right.length === 0) return;
  await sql`update wrong_question set is_mastered = true
    where question_id = ${questionId} and record_id = any(${right}::bigint[])`.execute(tx);
}

import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { missing, refused } from '../../../platform/core/errors.ts';
import { joinTenant } from '../../../platform/data/joinTenant.ts';
import type { StudentCtx } from '../../../platform/http/requestContext.ts';
import { hasOpenTry } from './openTry.ts';
import { findHandedIn, type ReaderCtx, type ShownRecord } from './rows.ts';

type Calls = (typeof contract)['assessments'];

/** Kinds of questions that the wrong-question book takes: those that a machine marks. */
const KINDS = ['single', 'multiple', 'judge', 'blank'] as const;

/** Questions of a record's paper that are in the student's wrong-question book. */
export async function selectInBook({ tx, studentId }: ReaderCtx, { paper_id }: ShownRecord): Promise<number[]> {
  if (studentId === null) return [];
  const rows = await tx
    .selectFrom('wrong_question as w')
    .innerJoin('question as q', joinTenant('q.id', 'w.question_id'))
    .select('w.question_id')
    .where('w.student_id', '=', studentId)
    .where('q.paper_id', '=', paper_id)
    .orderBy('w.question_id')
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/**
 * Puts a question into the student's wrong-question book, or takes it out; 4015 during another try, 1004 while marks are not shown, and for a question that
 * has all of its points. Nothing of an assessment enters the book unless the student asks for it (docs/decisions/0041).
 */
export async function keepWrong(
  ctx: StudentCtx & ReaderCtx,
  { id, questionId, isInBook }: InputOf<Calls['keepWrong']>,
): Promise<OutputOf<Calls['keepWrong']>> {
  const { tx, companyId, studentId, now } = ctx;
  const row = await findHandedIn(ctx, id);
  if (row.student_id !== studentId) throw missing();
  if (await hasOpenTry(ctx, row)) throw refused(ResultCode.attemptStarted);
  if (!row.is_shown) throw refused(ResultCode.stateForbids);
  const question = await tx
    .selectFrom('question')
    .select(['id', 'type'])
    .where('id', '=', questionId)
    .where('paper_id', '=', row.paper_id)
    .executeTakeFirst();
  if (!question) throw missing();
  if (!isInBook) {
    await tx
      .deleteFrom('wrong_question')
      .where('student_id', '=', studentId)
      .where('question_id', '=', questionId)
      .execute();
    return {};
  }
  if (!KINDS.some((kind) => kind === question.type)) throw refused(ResultCode.stateForbids);
  const key = { company_id: companyId, record_id: id, question_id: questionId };
  // The book shows the answer; a question that was left out has an empty one.
  await tx
    .insertInto('practice_answer')
    .values({ ...key, text: null, version: 0, saved_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'record_id', 'question_id']).doNothing())
    .execute();
  const { state } = await tx
    .selectFrom('practice_answer')
    .select('state')
    .where('record_id', '=', id)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  if (state === 'right') throw refused(ResultCode.stateForbids);
  const again = { record_id: id, is_mastered: false, right_in_a_row: 0 };
  await tx
    .insertInto('wrong_question')
    .values({
      company_id: companyId,
      student_id: studentId,
      question_id: questionId,
      last_wrong_at: wrongAt(row),
      ...again,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'student_id', 'question_id']).doUpdateSet(again))
    .execute();
  return {};
}

/** When a question of a record went wrong. */
function wrongAt({ submitted_at, started_at, published_at }: ShownRecord): Date {
  return submitted_at ?? started_at ?? published_at;
}

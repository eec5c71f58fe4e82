import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { missing, refused } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { hasOpenTry } from './openTry.ts';
import { findHandedIn, type ReaderCtx } from './rows.ts';

type Calls = (typeof contract)['assessments'];

/** The student's own notes on why questions went wrong. */
export async function selectCauses(tx: Tx, recordId: number): Promise<OutputOf<Calls['review']>['causes']> {
  const rows = await tx
    .selectFrom('practice_answer')
    .select(['question_id', 'cause'])
    .where('record_id', '=', recordId)
    .where('cause', 'is not', null)
    .orderBy('question_id')
    .execute();
  return rows.flatMap(({ question_id: questionId, cause }) => (cause === null ? [] : [{ questionId, cause }]));
}

/** Writes or removes such a note; 4015 during another try, 1004 while marks are not shown, and at a question that has all of its points. */
export async function noteCause(
  ctx: ReaderCtx,
  { id, questionId, cause: given }: InputOf<Calls['noteCause']>,
): Promise<OutputOf<Calls['noteCause']>> {
  const { tx, companyId, now } = ctx;
  const cause = given ?? null;
  const row = await findHandedIn(ctx, id);
  if (await hasOpenTry(ctx, row)) throw refused(ResultCode.attemptStarted);
  if (!row.is_shown) throw refused(ResultCode.stateForbids);
  const question = await tx
    .selectFrom('question')
    .select('id')
    .where('id', '=', questionId)
    .where('paper_id', '=', row.paper_id)
    .where('type', '<>', 'group')
    .executeTakeFirst();
  if (!question) throw missing();
  const noted = await tx
    .insertInto('practice_answer')
    // A question without an answer went wrong too; version 0 says that the student has written none.
    .values({
      company_id: companyId,
      record_id: id,
      question_id: questionId,
      text: null,
      version: 0,
      saved_at: now,
      cause,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'record_id', 'question_id'])
        .doUpdateSet({ cause })
        .where('practice_answer.state', '<>', 'right'),
    )
    .returning('question_id')
    .executeTakeFirst();
  if (!noted) throw refused(ResultCode.stateForbids);
  return {};
}

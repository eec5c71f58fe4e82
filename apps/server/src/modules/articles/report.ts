import type { contract, InputOf } from '@shuyuan/contract';
import { missing } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { selectShown } from './cards.ts';

type Calls = typeof contract;

/** Stores a report of an article, or of a comment of it, once a student; the school reads it with `npm run review -- reports`. */
export async function report(
  { tx, companyId, studentId, now }: StudentCtx,
  { id, commentId, reason, words }: InputOf<Calls['articles']['report']>,
): Promise<Record<string, never>> {
  const article = await selectShown({ tx, studentId }).select('a.id').where('a.id', '=', id).executeTakeFirst();
  if (!article) throw missing();
  if (commentId !== undefined) {
    const comment = await tx
      .selectFrom('article_comment')
      .select('id')
      .where('id', '=', commentId)
      .where('article_id', '=', id)
      .where('state', 'in', ['inReview', 'shown'])
      .executeTakeFirst();
    if (!comment) throw missing();
  }
  const row = { company_id: companyId, article_id: id, comment_id: commentId ?? null, student_id: studentId };
  await tx
    .insertInto('article_report')
    .values({ ...row, reason, words: words?.trim() || null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}

import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { missing } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { selectShown } from './cards.ts';

type Calls = typeof contract;

/** Puts a mark of the student on an article that is public, or takes it away; the database counts, of likes those of others (I18). */
export async function mark(
  { tx, companyId, studentId, now }: StudentCtx,
  table: 'article_like' | 'collection',
  { id, isOn }: { id: number; isOn: boolean },
) {
  const article = await selectShown({ tx, studentId }).select('a.id').where('a.id', '=', id).executeTakeFirst();
  // What was removed can still be taken out of a collection.
  if (!article && isOn) throw missing();
  if (isOn) {
    await tx
      .insertInto(table)
      .values({ company_id: companyId, article_id: id, student_id: studentId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('article_id', '=', id)
      .where('student_id', '=', studentId)
      .executeTakeFirst();
    if (!article && numDeletedRows === 0n) throw missing();
  }
  return tx
    .selectFrom('article')
    .select(['like_count', 'collect_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Likes an article, or no longer does. */
export async function likeArticle(
  ctx: StudentCtx,
  { id, isLiked }: InputOf<Calls['articles']['like']>,
): Promise<OutputOf<Calls['articles']['like']>> {
  const { like_count } = await mark(ctx, 'article_like', { id, isOn: isLiked });
  return { isLiked, likes: like_count };
}

import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { authorColumns, selectShown, toAuthor } from './cards.ts';

/** Authors in the list. */
const AUTHORS = 3;
/** Fewer articles than these are not often. */
const OFTEN = 2;
/** The newest articles of a board are counted: its authors of today, at the same cost on a board of any size. */
const NEWEST = 1_000;

/** Who often writes on a board, those with most of its newest articles first, then the best liked; the school and closed accounts are left out. */
export async function listPlateAuthors(
  ctx: Ctx,
  plateId: number,
): Promise<OutputOf<(typeof contract)['articles']['plateAuthors']>> {
  const { tx, locale, studentId } = ctx;
  const plate = await tx.selectFrom('plate').select('id').where('id', '=', plateId).executeTakeFirst();
  if (!plate) throw missing();
  const newest = selectShown(ctx)
    .select(['a.company_id', 'a.author_kind', 'a.student_id', 'a.lecturer_id', 'a.like_count', 'a.published_at'])
    .where('a.kind', '=', 'headline')
    .where('a.plate_id', '=', plateId)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(sql.lit(NEWEST));
  const rows = await tx
    .selectFrom(newest.as('a'))
    .leftJoin('student as u', joinTenant('u.id', 'a.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'a.lecturer_id'))
    .select(['a.author_kind', 'a.student_id', 'a.lecturer_id'])
    .select(authorColumns(locale))
    .select([
      sql<number>`count(*)::int`.as('articles'),
      sql<number>`sum(a.like_count)::int`.as('likes'),
      sql<boolean>`exists (select 1 from follow f where f.company_id = a.company_id and f.author_kind = a.author_kind
        and f.author_id = coalesce(a.student_id, a.lecturer_id) and f.student_id = ${studentId})`.as('followed'),
    ])
    .where('a.author_kind', '<>', 'school')
    .where(sql<boolean>`u.status is distinct from 'closed'`)
    .groupBy(['a.company_id', 'a.author_kind', 'a.student_id', 'a.lecturer_id'])
    .groupBy(['u.company_id', 'u.id', 'l.company_id', 'l.id'])
    .having(sql<boolean>`count(*) >= ${sql.lit(OFTEN)}`)
    .orderBy('articles', 'desc')
    .orderBy('likes', 'desc')
    .orderBy(sql`max(a.published_at)`, 'desc')
    .orderBy(sql`coalesce(a.student_id, a.lecturer_id)`)
    .limit(sql.lit(AUTHORS))
    .execute();
  return rows.map((row) => ({
    author: toAuthor(row),
    articleCount: row.articles,
    likes: row.likes,
    isFollowed: row.followed,
    isMe: row.student_id !== null && row.student_id === studentId,
  }));
}

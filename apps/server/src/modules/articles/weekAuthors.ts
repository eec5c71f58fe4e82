import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { beijingMonday } from '../../platform/core/beijing.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { authorColumns, selectShown, toAuthor } from './cards.ts';

/** Authors in the list. */
const AUTHORS = 5;

/** Who published since Monday, the best liked first, then those with more and with later articles; closed accounts are left out. */
export async function listWeekAuthors(ctx: Ctx): Promise<OutputOf<(typeof contract)['articles']['weekAuthors']>> {
  const { locale, studentId } = ctx;
  const since = beijingMonday(ctx.now);
  const rows = await selectShown(ctx)
    .leftJoin('student as u', joinTenant('u.id', 'a.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'a.lecturer_id'))
    .select(['a.author_kind', 'a.student_id', 'a.lecturer_id'])
    .select(authorColumns(locale))
    .select([
      sql<number>`count(*)::int`.as('articles'),
      // Of all groups, also of those that the limit leaves out.
      sql<number>`(sum(count(*)) over ())::int`.as('total'),
      sql<number>`sum(a.like_count)::int`.as('likes'),
      sql<boolean>`exists (select 1 from follow f where f.company_id = a.company_id and f.author_kind = a.author_kind
        and f.author_id = coalesce(a.student_id, a.lecturer_id) and f.student_id = ${studentId})`.as('followed'),
    ])
    .where('a.kind', '=', 'headline')
    .where('a.author_kind', '<>', 'school')
    .where('a.published_at', '>=', since)
    .where(sql<boolean>`u.status is distinct from 'closed'`)
    .groupBy(['a.company_id', 'a.author_kind', 'a.student_id', 'a.lecturer_id'])
    .groupBy(['u.company_id', 'u.id', 'l.company_id', 'l.id'])
    .orderBy('likes', 'desc')
    .orderBy('articles', 'desc')
    .orderBy(sql`max(a.published_at)`, 'desc')
    .orderBy(sql`coalesce(a.student_id, a.lecturer_id)`)
    .limit(AUTHORS)
    .execute();
  return {
    authors: rows.map((row) => ({
      author: toAuthor(row),
      articleCount: row.articles,
      likes: row.likes,
      isFollowed: row.followed,
      isMe: row.student_id !== null && row.student_id === studentId,
    })),
    total: rows[0]?.total ?? 0,
    since: since.toISOString(),
  };
}

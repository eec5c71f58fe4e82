import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Member } from '../../platform/http/login.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** Who reads comments: a visitor, a student, or a lecturer who has just written one. */
export type Reader = Pick<Ctx, 'tx' | 'locale' | 'studentId'> & { lecturerId?: number | undefined };

/** The reader that a member is. */
export function readerOf(ctx: Ctx, member: Member): Reader {
  return {
    ...ctx,
    studentId: member.kind === 'student' ? member.id : null,
    lecturerId: member.kind === 'lecturer' ? member.id : undefined,
  };
}

/** The article that comments stand below, for who may read it. */
export function selectArticle({ tx }: Pick<Reader, 'tx'>, articleId: number, isVisitor: boolean) {
  return tx
    .selectFrom('article')
    .select(['id', 'kind', 'student_id', 'lecturer_id', 'allows_comments'])
    .where('id', '=', articleId)
    .where('is_shown', '=', true)
    .$if(isVisitor, (all) => all.where('is_public', '=', true));
}

/**
 * Locks the article below which a comment stands, until the transaction ends. Whoever changes both locks the article before the
 * comment, so that nobody holds what another waits for.
 */
export async function lockArticleOf(tx: Tx, commentId: number): Promise<void> {
  await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('article_comment').select('article_id').where('id', '=', commentId))
    .forNoKeyUpdate()
    .execute();
}

/** Comments and answers that something is shown of: hidden and deleted ones as long as answers stand below them. */
export function selectComments({ tx, locale, studentId, lecturerId }: Reader) {
  return tx
    .selectFrom('article_comment as c')
    .innerJoin('article as a', joinTenant('a.id', 'c.article_id'))
    .leftJoin('student as u', joinTenant('u.id', 'c.student_id'))
    .leftJoin('lecturer as l', joinTenant('l.id', 'c.lecturer_id'))
    .select([
      'c.id',
      'c.article_id',
      'c.student_id',
      'c.lecturer_id',
      'c.root_id',
      'c.content',
      'c.state',
      'c.created_at',
    ])
    .select(['c.like_count', 'c.reply_count', 'u.nickname'])
    .select([
      sql<string | null>`coalesce(u.portrait, l.portrait)`.as('portrait'),
      inLanguage<string | null>(locale, 'l.name').as('lecturer'),
      inLanguage<string | null>(locale, 'l.title').as('title'),
      sql<boolean>`coalesce(c.student_id = a.student_id, c.lecturer_id = a.lecturer_id, false)`.as('is_by_author'),
      sql<boolean>`coalesce(c.student_id = ${studentId}, c.lecturer_id = ${lecturerId ?? null}, false)`.as('is_own'),
      sql<boolean>`exists (select 1 from article_comment_like k where k.company_id = c.company_id and k.comment_id = c.id
        and k.student_id = ${studentId})`.as('is_liked'),
      // Whom an answer answers, where that is an answer too.
      sql<string | null>`(select coalesce(tu.nickname, ${inLanguage(locale, 'tl.name')}) from article_comment t
        left join student tu on tu.company_id = t.company_id and tu.id = t.student_id
        left join lecturer tl on tl.company_id = t.company_id and tl.id = t.lecturer_id
        where t.company_id = c.company_id and t.id = c.reply_to_id and t.root_id is not null
          and t.state in ('inReview', 'shown'))`.as('to_name'),
    ])
    .where(sql<boolean>`(c.state in ('inReview', 'shown') or c.reply_count > 0)`);
}
export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** The first answers of each of these comments, the oldest first. */
export async function selectFirstReplies(
  reader: Reader,
  rootIds: readonly number[],
  most: number,
): Promise<CommentRow[]> {
  if (rootIds.length === 0) return [];
  return selectComments(reader)
    .where(
      'c.id',
      'in',
      sql<number>`(select r.id from unnest(${rootIds}::bigint[]) as t (id) cross join lateral (
        select x.id from article_comment x where x.root_id = t.id and x.state in ('inReview', 'shown')
        order by x.created_at, x.id limit ${sql.lit(most)}) r)`,
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
}

import type { Comment, contract, InputOf, OutputOf, Reply, SentOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { mapPage, pageOf } from '../../platform/data/select.ts';
import { missing } from '../../platform/http/errors.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type CommentRow, type Reader, selectArticle, selectComments, selectFirstReplies } from './queries.ts';

type Calls = (typeof contract)['comments'];

/** Answers that come with their comment. */
const FIRST_REPLIES = 2;

/** The public form: only the writer is told of the review, and of what is hidden nothing but the place is left (product.md 4.13). */
function toReply(row: CommentRow): SentOf<typeof Reply> {
  const isGone = row.state === 'hidden' || row.state === 'deleted';
  return {
    id: row.id,
    author: isGone
      ? undefined
      : {
          kind: row.student_id === null ? 'lecturer' : 'student',
          id: row.student_id ?? row.lecturer_id ?? undefined,
          name: row.nickname ?? row.lecturer ?? '',
          portrait: row.portrait ?? undefined,
          title: row.title ?? undefined,
        },
    isByAuthor: !isGone && row.is_by_author,
    content: isGone ? '' : row.content,
    state: row.state === 'inReview' && !row.is_own ? 'shown' : row.state,
    createdAt: row.created_at.toISOString(),
    likes: isGone ? 0 : row.like_count,
    isLiked: row.is_liked,
    isOwn: row.is_own,
    toName: isGone ? undefined : (row.to_name ?? undefined),
  };
}

/** A comment with the answers that come with it. */
function toComment(row: CommentRow, replies: readonly CommentRow[]): SentOf<typeof Comment> {
  const own = replies.filter((reply) => reply.root_id === row.id);
  return { ...toReply(row), replyCount: row.reply_count, replies: own.map(toReply) };
}

/** A page of the comments on an article or note that who asks may read. */
export async function listComments(ctx: Ctx, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const article = await selectArticle(ctx, input.articleId, ctx.studentId === null)
    .where('kind', '=', input.kind)
    .executeTakeFirst();
  if (!article) throw missing();
  const some = selectComments(ctx)
    .where('c.article_id', '=', article.id)
    .where('c.root_id', 'is', null)
    .$if(input.isByLecturers === true, (all) => all.where('c.lecturer_id', 'is not', null));
  const ordered = input.sort === 'newest' ? some.orderBy('c.created_at', 'desc') : some.orderBy('c.like_count', 'desc');
  const page = await pageOf(ctx.tx, ordered.orderBy('c.id', 'desc'), input);
  const replies = await selectFirstReplies(
    ctx,
    page.rows.filter((row) => row.reply_count > 0).map((row) => row.id),
    FIRST_REPLIES,
  );
  return mapPage(page, (row) => toComment(row, replies));
}

/** A page of the answers to a comment, the oldest first. */
export async function listReplies(ctx: Ctx, input: InputOf<Calls['replies']>): Promise<OutputOf<Calls['replies']>> {
  const root = await ctx.tx
    .selectFrom('article_comment')
    .select('article_id')
    .where('id', '=', input.id)
    .where('root_id', 'is', null)
    .executeTakeFirst();
  const article = root && (await selectArticle(ctx, root.article_id, ctx.studentId === null).executeTakeFirst());
  if (!article) throw missing();
  const query = selectComments(ctx)
    .where('c.root_id', '=', input.id)
    .where(sql<boolean>`c.state in ('inReview', 'shown')`)
    .orderBy('c.created_at')
    .orderBy('c.id');
  return mapPage(await pageOf(ctx.tx, query, input), toReply);
}

/** One comment as its writer sees it. */
export async function readComment(reader: Reader, id: number): Promise<SentOf<typeof Comment>> {
  const row = await selectComments(reader).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return toComment(row, []);
}

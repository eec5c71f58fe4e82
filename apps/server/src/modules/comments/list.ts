import type { Comment, contract, InputOf, OutputOf, Reply, SentOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { missing } from '../../platform/core/errors.ts';
import { atOf } from '../../platform/data/cursor.ts';
import { mapPage, pageOf } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import { type CommentRow, type Reader, selectArticle, selectComments, selectFirstReplies } from './queries.ts';

type Calls = (typeof contract)['comments'];

/** Answers that come with their comment. */
const FIRST_REPLIES = 2;

/** A place in an order: likes or milliseconds, then the id. */
const CURSOR = /^(\d{1,16})_(\d{1,16})$/;

/** The place of a comment by its time. */
const cursorOf = ({ created_at, id }: Pick<CommentRow, 'created_at' | 'id'>) => `${created_at.getTime()}_${id}`;

/** What a cursor holds; null where there is none, or no cursor of ours. */
function partsOf(cursor: string | undefined) {
  const [, value, id] = CURSOR.exec(cursor ?? '') ?? [];
  return value === undefined || id === undefined ? null : { value: Number(value), id: Number(id) };
}

/** The public form: only the writer is told of the review, and of what is hidden nothing but the place is left (product.md 4.13). */
function toReply(row: CommentRow, cursor?: string): SentOf<typeof Reply> {
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
    cursor,
  };
}

/** A comment with the answers that come with it. */
function toComment(row: CommentRow, replies: readonly CommentRow[], cursor?: string): SentOf<typeof Comment> {
  const own = replies.filter((reply) => reply.root_id === row.id);
  const answers = own.map((reply) => toReply(reply, cursorOf(reply)));
  return { ...toReply(row, cursor), replyCount: row.reply_count, replies: answers };
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
  const isNewest = input.sort === 'newest';
  const column = isNewest ? 'c.created_at' : 'c.like_count';
  const parts = partsOf(input.after);
  const behind = parts && sql`(${isNewest ? atOf(parts.value) : sql`${parts.value}::bigint`}, ${parts.id}::bigint)`;
  const ordered = some
    .$if(behind !== null, (all) => all.where(sql<boolean>`(${sql.ref(column)}, c.id) < ${behind}`))
    .orderBy(column, 'desc')
    .orderBy('c.id', 'desc');
  const page = await pageOf(ctx.tx, ordered, parts ? { pageSize: input.pageSize } : input);
  const replies = await selectFirstReplies(
    ctx,
    page.rows.filter((row) => row.reply_count > 0).map((row) => row.id),
    FIRST_REPLIES,
  );
  return mapPage(page, (row) => toComment(row, replies, isNewest ? cursorOf(row) : `${row.like_count}_${row.id}`));
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
  const parts = partsOf(input.after);
  const query = selectComments(ctx)
    .where('c.root_id', '=', input.id)
    .where(sql<boolean>`c.state in ('inReview', 'shown')`)
    .$if(parts !== null, (all) =>
      all.where(sql<boolean>`(c.created_at, c.id) > (${atOf(parts?.value ?? 0)}, ${parts?.id ?? 0}::bigint)`),
    )
    .orderBy('c.created_at')
    .orderBy('c.id');
  const page = await pageOf(ctx.tx, query, parts ? { pageSize: input.pageSize } : input);
  return mapPage(page, (row) => toReply(row, cursorOf(row)));
}

/** One comment as its writer sees it. */
export async function readComment(reader: Reader, id: number): Promise<SentOf<typeof Comment>> {
  const row = await selectComments(reader).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return toComment(row, []);
}

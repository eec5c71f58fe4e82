import { type contract, type InputOf, type OutputOf, ResultCode, refusalData } from '@shuyuan/contract';
import { codePointLength, emojiPattern, findEmoji } from '@shuyuan/rules';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Member } from '../../platform/http/login.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import { readComment } from './list.ts';
import { lockArticleOf, readerOf, selectArticle } from './queries.ts';
import { COMMENT_MESSAGES } from './words.ts';

type Calls = (typeof contract)['comments'];
interface MemberCtx extends Ctx {
  member: Member;
}

/** Comments of one person in the time below; more is a flood. */
const OFTEN_MAX = 20;
const OFTEN_MS = 600_000;

/** Refuses a text with an emoji: 6004 names the first one, whole, and how many characters stand before it (§5, X7). */
function refuseEmoji(content: string): void {
  const sign = findEmoji(content);
  if (sign === null) return;
  const at = codePointLength(content.slice(0, content.search(emojiPattern())));
  throw refused(
    ResultCode.emojiRefused,
    z.encode(refusalData[ResultCode.emojiRefused], { field: 'content', sign, at }),
  );
}

/**
 * Comments on an article that is public, or answers a comment below it: shown at once, reviewed after. 6002 where it takes none, 1005
 * for a flood, `missing` for an article that is not public and for a comment that is not shown (I18).
 */
export async function addComment(ctx: MemberCtx, input: InputOf<Calls['add']>): Promise<OutputOf<Calls['add']>> {
  const { tx, companyId, member, now } = ctx;
  const content = input.content.trim();
  refuseEmoji(content);
  // Locked, so that it stays public until the comment is stored.
  const article = await selectArticle(ctx, input.articleId, false)
    .where('kind', '=', input.kind)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!article) throw missing();
  if (!article.allows_comments) throw refused(ResultCode.commentsClosed);
  await expectNoFlood(ctx);
  const parent = input.parentId === undefined ? null : await findParent(ctx, article.id, input.parentId);
  const who = {
    student_id: member.kind === 'student' ? member.id : null,
    lecturer_id: member.kind === 'lecturer' ? member.id : null,
  };
  const { id } = await tx
    .insertInto('article_comment')
    .values({
      company_id: companyId,
      article_id: article.id,
      ...who,
      root_id: parent && (parent.root_id ?? parent.id),
      reply_to_id: parent?.id ?? null,
      content,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const told = parent ? parent.student_id : article.student_id;
  if (told !== null && told !== who.student_id) {
    await notifyStudent(tx, {
      companyId,
      studentId: told,
      kind: 'headline',
      ...COMMENT_MESSAGES[parent ? 'answered' : 'commented'](content),
      link: article.kind === 'note' ? `/teather/note/${article.id}` : `/headline/detail/${article.id}`,
      onceKey: `comment:${id}`,
      now,
    });
  }
  return readComment(readerOf(ctx, member), id);
}

async function expectNoFlood({ tx, member, now }: MemberCtx): Promise<void> {
  const { count } = await tx
    .selectFrom('article_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(member.kind === 'student' ? 'student_id' : 'lecturer_id', '=', member.id)
    .where('created_at', '>', new Date(now.getTime() - OFTEN_MS))
    .executeTakeFirstOrThrow();
  if (count >= OFTEN_MAX) throw refused(ResultCode.tooFrequent);
}

async function findParent({ tx }: Ctx, articleId: number, id: number) {
  const parent = await tx
    .selectFrom('article_comment')
    .select(['id', 'root_id', 'student_id'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .where('state', 'in', ['inReview', 'shown'])
    .executeTakeFirst();
  if (!parent) throw missing();
  return parent;
}

/** Deletes an own comment; the answers below it stay. `missing` for everybody else's (Z1). */
export async function deleteComment({ tx, member }: MemberCtx, id: number): Promise<Record<string, never>> {
  await lockArticleOf(tx, id);
  const deleted = await tx
    .updateTable('article_comment')
    .set({ state: 'deleted' })
    .where('id', '=', id)
    .where(member.kind === 'student' ? 'student_id' : 'lecturer_id', '=', member.id)
    .where('state', '<>', 'deleted')
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw missing();
  return {};
}

/** Likes a comment that is shown, or no longer does; the database counts. */
export async function likeComment(
  { tx, companyId, studentId, now }: StudentCtx,
  { id, isLiked }: InputOf<Calls['like']>,
): Promise<OutputOf<Calls['like']>> {
  const comment = await tx
    .selectFrom('article_comment')
    .select('article_id')
    .where('id', '=', id)
    .where('state', 'in', ['inReview', 'shown'])
    .executeTakeFirst();
  const article = comment && (await selectArticle({ tx }, comment.article_id, false).executeTakeFirst());
  if (!article) throw missing();
  if (isLiked) {
    await tx
      .insertInto('article_comment_like')
      .values({ company_id: companyId, comment_id: id, student_id: studentId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx
      .deleteFrom('article_comment_like')
      .where('comment_id', '=', id)
      .where('student_id', '=', studentId)
      .execute();
  }
  const { like_count } = await tx
    .selectFrom('article_comment')
    .select('like_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { isLiked, likes: like_count };
}

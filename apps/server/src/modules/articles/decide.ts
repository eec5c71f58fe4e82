import { changeOf, type EventOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { toSearchVector } from '../../domain/searchWords.ts';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { dropCached } from '../../platform/data/cache.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { endUses } from '../../platform/files/uploadUses.ts';
import { auditDecision } from '../../platform/work/audit.ts';
import { TEXT_USE } from './texts.ts';
import { ARTICLE_MESSAGES } from './words.ts';

/** Tag of cached answers that show articles. */
export const CACHE_TAG = 'article';

/** What decisions stand on. */
export interface DecisionCtx {
  tx: Tx;
  companyId: number;
  now: Date;
}

/** The article under its lock: two decisions of it follow each other; `missing` for none, and for a deleted one. */
async function lockArticle({ tx, companyId }: DecisionCtx, id: number) {
  const article = await tx
    .selectFrom('article')
    .select(['id', 'state', 'student_id', 'version', 'public_version', 'published_at'])
    .where('id', '=', id)
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  if (!article) throw missing();
  // What visitors see changes with most decisions.
  await dropCached(tx, companyId, CACHE_TAG);
  return article;
}

/** The state that an event leads to; 1004 where the table knows no such change (product.md 4.13). */
function nextState(state: string, event: EventOf<'article'>) {
  const { from, to } = changeOf('article', event);
  if (!from.some((each) => each === state)) throw refused(ResultCode.stateForbids);
  return to;
}

/** The article whose text of this number is in review; 4010 where its author took that one back and handed in another. */
async function lockRead(
  ctx: DecisionCtx,
  id: number,
  { version, event }: { version: number; event: 'pass' | 'refuse' },
) {
  const article = await lockArticle(ctx, id);
  const state = nextState(article.state, event);
  if (article.version !== version) throw refused(ResultCode.changedElsewhere, { version: article.version });
  return { ...article, state };
}

/** A decision names the text that was read, and who decided. */
export interface Passed {
  /** Number of the text. */
  version: number;
  by: string | null;
}

/** Publishes the text in review, if it is the one that was read; what was public before is replaced, and its files are no longer its own (U10). */
export async function passText(ctx: DecisionCtx, id: number, { version, by }: Passed): Promise<void> {
  const { tx, companyId, now } = ctx;
  const article = await lockRead(ctx, id, { version, event: 'pass' });
  const { state } = article;
  const replaced = await tx
    .updateTable('article_text')
    .set({ state: 'replaced' })
    .where('article_id', '=', id)
    .where('state', '=', 'published')
    .returning('id')
    .executeTakeFirst();
  const text = await tx
    .updateTable('article_text')
    .set({ state: 'published', decided_at: now, reviewer: by })
    .where('article_id', '=', id)
    .where('state', '=', 'inReview')
    .returning(['version', 'plate_id', 'title', 'title_en', 'body', 'body_en', 'is_public', 'allows_comments'])
    .executeTakeFirstOrThrow();
  if (replaced) await endUses(tx, { companyId, kind: TEXT_USE, refId: replaced.id }, now);
  await tx
    .updateTable('article')
    .set({
      state,
      public_version: text.version,
      plate_id: text.plate_id,
      is_public: text.is_public,
      allows_comments: text.allows_comments,
      published_at: article.published_at ?? now,
      words: sql`${toSearchVector([text.title, text.title_en], [text.body, text.body_en])}::tsvector`,
    })
    .where('id', '=', id)
    .execute();
  await auditDecision(tx, ctx, 'article published', { articleId: id, version: text.version, by: by ?? '' });
  const link = `/headline/detail/${id}?fromName=MyHeadline`;
  await notify(ctx, article.student_id, {
    ...ARTICLE_MESSAGES.passed(text.title),
    link,
    onceKey: `${id}:${text.version}`,
  });
}

/** Why a text is refused. */
export interface Refused extends Passed {
  reason: string;
  /** Index of the block that the reason is about. */
  block?: number | undefined;
}

/** Refuses the text in review, if it is the one that was read; what was public stays so. 422 for a block that the text does not have. */
export async function refuseText(ctx: DecisionCtx, id: number, { version, reason, block, by }: Refused): Promise<void> {
  const { tx, now } = ctx;
  const { state, ...article } = await lockRead(ctx, id, { version, event: 'refuse' });
  const text = await tx
    .updateTable('article_text')
    .set({ state: 'rejected', decided_at: now, reviewer: by, reason, reason_block: block ?? null })
    .where('article_id', '=', id)
    .where('state', '=', 'inReview')
    .returning(['version', 'title', sql<number>`jsonb_array_length(content -> 'blocks')`.as('blocks')])
    .executeTakeFirstOrThrow();
  if (block !== undefined && block >= text.blocks) throw invalid([{ field: 'paragraph', rule: 'range' }]);
  await tx.updateTable('article').set({ state }).where('id', '=', id).execute();
  await auditDecision(tx, ctx, 'article refused', { articleId: id, version: text.version, by: by ?? '', reason });
  const message = ARTICLE_MESSAGES.refused(text.title, reason);
  await notify(ctx, article.student_id, { ...message, link: '/headline/my', onceKey: `${id}:${text.version}` });
}

/** Takes an article off, with a text that is in review, or puts it back. */
export async function takeOff(ctx: DecisionCtx, id: number): Promise<void> {
  const { tx, now } = ctx;
  const article = await lockArticle(ctx, id);
  if (article.public_version === null) throw refused(ResultCode.stateForbids);
  const state = nextState(article.state, 'takeOff');
  await endReview(tx, id, now);
  await tx.updateTable('article').set({ state }).where('id', '=', id).execute();
  await auditDecision(tx, ctx, 'article taken off', { articleId: id });
}

/** Shows an article again that was taken off. */
export async function putBack(ctx: DecisionCtx, id: number): Promise<void> {
  const article = await lockArticle(ctx, id);
  await ctx.tx
    .updateTable('article')
    .set({ state: nextState(article.state, 'putBack') })
    .where('id', '=', id)
    .execute();
  await auditDecision(ctx.tx, ctx, 'article put back', { articleId: id });
}

/** Ends the review of a text without a decision. */
async function endReview(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('article_text')
    .set({ state: 'withdrawn', decided_at: now })
    .where('article_id', '=', id)
    .where('state', '=', 'inReview')
    .execute();
}

/**
 * Takes back the text in review, or gives up a refused one where an older text is public: that one is all there is again. 1004 where
 * there is nothing to take back, as after a decision that came first.
 */
export async function withdrawText(ctx: DecisionCtx, id: number): Promise<void> {
  const { tx, now } = ctx;
  const article = await lockArticle(ctx, id);
  const state = nextState(article.state, article.public_version === null ? 'withdraw' : 'withdrawRevision');
  await tx
    .updateTable('article_text')
    .set({ state: 'withdrawn', ...(article.state === 'inReview' ? { decided_at: now } : {}) })
    .where('article_id', '=', id)
    .where('version', '=', article.version)
    .execute();
  await tx.updateTable('article').set({ state }).where('id', '=', id).execute();
}

/** Deletes an article: nobody reads it any more, its files go, and collections show it as removed. */
export async function removeArticle(ctx: DecisionCtx, id: number): Promise<void> {
  const { tx, companyId, now } = ctx;
  const article = await lockArticle(ctx, id);
  await endReview(tx, id, now);
  const state = nextState(article.state, 'remove');
  await tx.updateTable('article').set({ state }).where('id', '=', id).execute();
  const texts = await tx.selectFrom('article_text').select('id').where('article_id', '=', id).orderBy('id').execute();
  for (const text of texts) await endUses(tx, { companyId, kind: TEXT_USE, refId: text.id }, now);
}

type Message = ReturnType<typeof ARTICLE_MESSAGES.passed> & { link: string; onceKey: string };

async function notify({ tx, companyId, now }: DecisionCtx, studentId: number | null, message: Message): Promise<void> {
  if (studentId === null) return;
  const { onceKey, ...rest } = message;
  await notifyStudent(tx, { companyId, studentId, kind: 'headline', ...rest, onceKey: `article:${onceKey}`, now });
}

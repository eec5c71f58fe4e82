import { DAY_MS } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Shop } from '../trade/shop.ts';
import { personOf, type SeededArticle } from './seeded.ts';
import type { Writer, WrittenComment } from './written.ts';

/** People talk about an article in the days after it was published, and like it. */
const TALK_MS = 3 * DAY_MS;
const QUIET_MS = 10 * 60_000;
/** How many of the students like what the school chose, what stands on top, and the rest; comments get fewer likes. */
const LIKED = { featured: 0.85, top: 0.65, other: 0.4 };
const COLLECTED_OF_LIKED = 0.4;
const COMMENT_LIKED = 0.1;

/** Comments with answers, likes and collections of articles that readers see. */
export function addTalk(shop: Shop, articles: readonly SeededArticle[], random: Random): void {
  for (const article of articles) {
    if (article.publishedAt === null) continue;
    addMarks(shop, article, random);
    if (article.written.state !== 'off') addComments(shop, article, random);
  }
}

/** Students in the order of the school's list. */
const studentsOf = ({ demo, others }: Shop) => [demo, ...others];

function addMarks(shop: Shop, article: SeededArticle, random: Random): void {
  const { isTop, isFeatured, state } = article.written;
  const share = isFeatured ? LIKED.featured : isTop ? LIKED.top : LIKED.other;
  for (const student_id of studentsOf(shop)) {
    const likes = random() < share;
    const collects = random() < COLLECTED_OF_LIKED;
    const row = { article_id: article.id, student_id, created_at: instantIn(shop, article, random()) };
    if (student_id === article.studentId) continue;
    if (likes) shop.draft.add('article_like', row);
    // What was taken off later stays in the demo student's collection, as removed.
    if ((likes && collects) || (state === 'off' && student_id === shop.demo)) shop.draft.add('collection', row);
  }
}

function addComments(shop: Shop, article: SeededArticle, random: Random): void {
  const { comments } = article.written;
  const added: { id: number; by: Writer }[] = [];
  let root: number | null = null;
  comments.forEach((comment, place) => {
    const at = instantIn(shop, article, (place + 1) / (comments.length + 1));
    const id = shop.draft.idAt(at.getTime());
    if (!comment.isReply) root = id;
    addComment(shop, article, {
      comment,
      id,
      at,
      rootId: comment.isReply ? root : null,
      replyToId: comment.isReply ? answered(comment, added, root) : null,
    });
    if (!comment.isReply) added.length = 0;
    added.push({ id, by: comment.by });
    if (comment.state === 'shown') addCommentLikes(shop, { id, by: comment.by }, at, random);
  });
  // A student has seen all comments on an own article but the last.
  const last = article.studentId === null ? null : lastOf(shop, article);
  if (last) shop.draft.add('article_seen', { article_id: article.id, seen_at: new Date(last.getTime() - QUIET_MS) });
}

/** When the last comment on an article came that its author did not write. */
function lastOf(shop: Shop, article: SeededArticle): Date | null {
  const { comments } = article.written;
  const place = comments.findLastIndex(
    ({ by, state }) => by.kind !== 'school' && state !== 'hidden' && personOf(shop, by) !== article.studentId,
  );
  return place < 0 ? null : instantIn(shop, article, (place + 1) / (comments.length + 1));
}

/** What an answer answers: the last words of who is named, else the comment itself. */
function answered(comment: WrittenComment, added: readonly { id: number; by: Writer }[], root: number | null) {
  return added.findLast(({ by }) => comment.to !== null && isSame(by, comment.to))?.id ?? root;
}

function isSame(one: Writer, other: Writer): boolean {
  if (one.kind === 'school' || other.kind === 'school') return one.kind === other.kind;
  return one.kind === other.kind && one.place === other.place;
}

function addComment(
  shop: Shop,
  article: SeededArticle,
  {
    comment,
    id,
    at,
    rootId,
    replyToId,
  }: { comment: WrittenComment; id: number; at: Date; rootId: number | null; replyToId: number | null },
): void {
  const { by, state, content } = comment;
  if (by.kind === 'school') throw new RangeError('The school writes no comments.');
  const person = personOf(shop, by);
  shop.draft.add('article_comment', {
    id,
    article_id: article.id,
    student_id: by.kind === 'student' ? person : null,
    lecturer_id: by.kind === 'lecturer' ? person : null,
    root_id: rootId,
    reply_to_id: replyToId,
    content,
    state,
    created_at: at,
    decided_at: state === 'inReview' ? null : at,
  });
}

function addCommentLikes(shop: Shop, comment: { id: number; by: Writer }, at: Date, random: Random): void {
  const share = comment.by.kind === 'lecturer' ? COMMENT_LIKED * 2 : COMMENT_LIKED;
  const own = comment.by.kind === 'student' ? comment.by.place : null;
  const until = shop.draft.day - QUIET_MS;
  studentsOf(shop).forEach((student_id, place) => {
    const [likes, when] = [random() < share, random()];
    if (!likes || place === own) return;
    const created_at = new Date(at.getTime() + Math.max(0, Math.min(until - at.getTime(), TALK_MS)) * when);
    shop.draft.add('article_comment_like', { comment_id: comment.id, student_id, created_at });
  });
}

/** An instant between publication and the talk's end, before the day of seeding; `part` from 0 to 1. */
function instantIn({ draft }: Shop, { publishedAt }: SeededArticle, part: number): Date {
  const from = publishedAt?.getTime() ?? draft.day;
  const span = Math.max(0, Math.min(TALK_MS, draft.day - QUIET_MS - from));
  return new Date(Math.floor(from + span * part));
}

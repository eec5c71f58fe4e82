import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import { LEARNT_PERCENT, mergeWatched } from '@shuyuan/rules';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { OwnLessons } from './port.ts';
import { mergeRecord, selectMedia } from './queries.ts';

type Save = (typeof contract)['media']['saveRecord'];

/**
 * Adds what was watched, as a union: reports may be late, repeated or out of order. 90 % of the seconds finish the lesson
 * (product.md 4.3). 4001 while a practice locks it, 1004 while it is closed for another reason (Z4).
 */
export async function saveRecord(
  ctx: StudentCtx,
  { courseId, lessonId, positionS, ranges, rate }: InputOf<Save>,
  { findOwnLesson }: OwnLessons,
): Promise<OutputOf<Save>> {
  const key = { courseId, lessonId };
  const { access } = await findOwnLesson(ctx, key);
  if (!access?.hasAccess) {
    const isLocked = access?.error === 'previousPracticeRequired';
    throw refused(isLocked ? ResultCode.practiceFirst : ResultCode.stateForbids);
  }
  const media = await selectMedia(ctx.tx, ctx.locale, key);
  if (!media) throw missing();
  const lengthS = media.media_s ?? media.duration_s;
  const cut = (second: number) => (lengthS === null ? second : Math.min(second, lengthS));
  const { watched_s, finished_at } = await mergeRecord(ctx.tx, {
    companyId: ctx.companyId,
    studentId: ctx.studentId,
    ...key,
    positionS: cut(positionS),
    // A report must not grow a lesson beyond its end.
    ranges: mergeWatched(ranges.map(([from, until]) => [cut(from), cut(until)] as const)),
    rate: rate ?? null,
    neededS: Math.max(1, Math.ceil(((lengthS ?? 1) * LEARNT_PERCENT) / 100)),
    now: ctx.now,
  });
  return { watchedS: watched_s, isFinished: finished_at !== null };
}

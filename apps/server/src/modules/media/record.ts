import { type contract, type InputOf, type OutputOf, ResultCode } from '@shuyuan/contract';
import {
  ANTI_SKIP_SLACK_S,
  addWatched,
  furthestSecond,
  isWatched,
  mergeWatched,
  playableSeconds,
  spendTime,
  type WatchedRange,
  watchedSeconds,
  withoutSkips,
} from '@shuyuan/rules';
import { missing, refused } from '../../platform/core/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { OwnLessons } from './port.ts';
import { type LessonKey, type MediaRow, selectMedia } from './queries.ts';
import { type LockedRecord, lockRecord, lockWatchTime, playingSince, writeRecord, writeWatchTime } from './watching.ts';
import { isPlayed } from './words.ts';

type Save = (typeof contract)['media']['saveRecord'];

/**
 * Adds what was watched, as a union: reports may be late, repeated or out of order. Of a recording only the seconds count that
 * can have been played since its addresses were first signed, of all recordings together those that one person can have seen in the time
 * that passed, and without skipping none beyond what was watched. The share of
 * seconds that the school chose finishes the lesson. A late report adds its seconds, but the position of a device that went on since
 * then stays (product.md 4.3). 4001 while a practice locks it, 1004 while it is closed for
 * another reason (Z4).
 */
export async function saveRecord(
  ctx: StudentCtx,
  { courseId, lessonId, positionS, basedOnS, ranges, rate }: InputOf<Save>,
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
  const record = await lockRecord(ctx, key);
  // A report must not grow a lesson beyond its end.
  const reported = mergeWatched(ranges.map(([from, until]) => [cut(from), cut(until)] as const));
  const canSkip = !media.has_anti_skip || !isPlayed(media.media) || record.finished_at !== null;
  const watched = await count(ctx, key, {
    media,
    record,
    reported: canSkip ? reported : withoutSkips(record.ranges, reported),
  });
  const watchedS = watchedSeconds(watched);
  const isFinished = isWatched(watchedS, lengthS ?? 1, media.learnt_percent);
  const furthest = canSkip ? Number.POSITIVE_INFINITY : furthestSecond(watched) + ANTI_SKIP_SLACK_S;
  const isLate = basedOnS !== undefined && basedOnS !== record.position_s;
  const position = isLate ? record.position_s : cut(Math.min(positionS, furthest));
  await writeRecord(ctx, key, {
    watched,
    watchedS,
    positionS: position,
    rate: rate ?? null,
    isFinished,
  });
  return {
    ...{ watchedS, isFinished: isFinished || record.finished_at !== null },
    ...(basedOnS !== undefined && { positionS: position }),
  };
}

interface Reported {
  media: MediaRow;
  record: LockedRecord;
  reported: readonly WatchedRange[];
}

/** The record with what counts of a report: all of a text, of a recording what can have been played. */
async function count(
  ctx: StudentCtx,
  key: LessonKey,
  { media, record, reported }: Reported,
): Promise<readonly WatchedRange[]> {
  if (!isPlayed(media.media)) return mergeWatched([...record.ranges, ...reported]);
  const newS = watchedSeconds([...record.ranges, ...reported]) - watchedSeconds(record.ranges);
  if (newS <= 0) return mergeWatched(record.ranges);
  const { began_at, before_s } = await playingSince(ctx, key);
  const [sinceMs, nowMs] = [began_at.getTime(), ctx.now.getTime()];
  const playableS = playableSeconds(nowMs - sinceMs) - (record.watched_s - before_s);
  const time = { spent: await lockWatchTime(ctx), sinceMs, nowMs, newS: Math.min(newS, playableS) };
  const { seconds, spent } = spendTime(time);
  await writeWatchTime(ctx, spent);
  return addWatched(record.ranges, reported, seconds);
}

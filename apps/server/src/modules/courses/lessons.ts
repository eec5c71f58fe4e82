import type { Lesson, SentOf } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES, type Locale } from '@shuyuan/rules';
import { lockWords } from '../../domain/lessonWords.ts';
import { say } from '../../domain/words.ts';
import type { LessonRow } from './queries.ts';
import { NOT_ENROLLED } from './words.ts';

/** Practices that unlock the following lessons (§4, product.md 4.3). */
const DONE_PRACTICES: ReadonlySet<string | null> = new Set(['submitted', 'grading', 'finished', 'expired']);

interface Seen {
  locale: Locale;
  now: Date;
  /** Whether the student is in the class. */
  isOwned: boolean;
}

/** The lessons of a class for this student or a visitor; locked ones have a reason and no media (§4, Z4). */
export function toLessons(rows: readonly LessonRow[], seen: Seen): SentOf<typeof Lesson>[] {
  const next = seen.isOwned ? rows.find((row, place) => isNext(row, rows.slice(0, place), seen.now)) : undefined;
  return rows.map((row, place) => {
    const reason = lockReason(row, rows.slice(0, place), seen);
    const state = reason === null ? openState(row, row === next, seen) : 'locked';
    return {
      id: row.id,
      index: row.index,
      title: row.title,
      chapterId: row.chapter_id ?? undefined,
      chapterTitle: row.chapter ?? undefined,
      kind: row.kind,
      startsAt: row.starts_at?.toISOString(),
      endsAt: row.ends_at?.toISOString(),
      datedId: row.dated_id ?? undefined,
      durationS: duration(row, seen.now),
      isTrial: row.is_trial,
      hasPractice: row.has_practice,
      state,
      lockReason: reason ?? undefined,
    };
  });
}

/** Why a lesson is locked, in the reader's language; null when it is open. */
function lockReason(row: LessonRow, earlier: readonly LessonRow[], { isOwned, locale }: Seen): string | null {
  if (row.is_trial) return null;
  if (!isOwned) return say(NOT_ENROLLED, locale);
  const before = lockingPractice(row, earlier);
  if (!before) return null;
  return lockWords(locale, before.index);
}

/**
 * The lesson whose practice locks this one: the nearest earlier one that has a practice, while it is not done.
 * The first lesson, trial lessons and lessons already finished are never locked (product.md 4.3).
 */
function lockingPractice(row: LessonRow, earlier: readonly LessonRow[]): LessonRow | null {
  if (!row.is_locked_by_practice || row.finished_at) return null;
  const before = earlier.findLast(({ has_practice }) => has_practice);
  return before && !DONE_PRACTICES.has(before.practice) ? before : null;
}

function openState(row: LessonRow, isNextOne: boolean, { now, isOwned }: Seen): SentOf<typeof Lesson>['state'] {
  if (!isOwned) return 'open';
  if (isDone(row, now)) return 'done';
  if (isNow(row, now)) return 'now';
  return isNextOne ? 'next' : 'open';
}

/** A lesson is done once the student has finished it; one that was held counts for all students of the class. */
function isDone({ finished_at, ends_at }: LessonRow, now: Date): boolean {
  return finished_at !== null || (ends_at !== null && ends_at <= now);
}

/** A dated lesson is on from the moment its room opens (§9). */
function isNow({ starts_at, ends_at }: LessonRow, now: Date): boolean {
  if (!starts_at || !ends_at) return false;
  return now.getTime() >= starts_at.getTime() - CLASS_ENTRY_MINUTES * 60_000 && now < ends_at;
}

function isNext(row: LessonRow, earlier: readonly LessonRow[], now: Date): boolean {
  return !isDone(row, now) && !isNow(row, now) && (row.is_trial || lockingPractice(row, earlier) === null);
}

/** A live lesson has a duration once media exists: a trial, or the replay of a lesson that was held. */
function duration({ kind, duration_s, is_trial, ends_at }: LessonRow, now: Date): number | undefined {
  if (kind === 'live' && !is_trial && (ends_at === null || ends_at > now)) return undefined;
  return duration_s ?? undefined;
}

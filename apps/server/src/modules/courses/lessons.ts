import type { Lesson, SentOf } from '@shuyuan/contract';
import { type Locale, type LockableLesson, lessonState, lockingLesson } from '@shuyuan/rules';
import { lockWords } from '../../domain/lessonWords.ts';
import { say } from '../../domain/words.ts';
import type { LessonRow } from './queries.ts';
import { NOT_ENROLLED } from './words.ts';

interface Seen {
  locale: Locale;
  now: Date;
  /** Whether the student is in the class. */
  isOwned: boolean;
}

/** The lessons of a class for this student or a visitor; locked ones have a reason and no media (§4, Z4). */
export function toLessons(rows: readonly LessonRow[], seen: Seen): SentOf<typeof Lesson>[] {
  const locks = locksOf(rows);
  const next = seen.isOwned ? rows.find((row) => !locks.has(row) && isAhead(row, seen.now)) : undefined;
  return rows.map((row) => {
    const reason = lockReason(row, locks.get(row), seen);
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
      isLearnt: seen.isOwned ? isDone(row) : undefined,
      state,
      liveState: stageOf(row, seen.now) ?? undefined,
      isStarted: row.dated_state === null ? undefined : row.started_at !== null,
      lockReason: reason ?? undefined,
    };
  });
}

/** Why a lesson is locked, in the reader's language; null when it is open. */
function lockReason(row: LessonRow, before: LockableLesson | undefined, { isOwned, locale }: Seen): string | null {
  if (row.is_trial) return null;
  if (!isOwned) return say(NOT_ENROLLED, locale);
  return before === undefined ? null : lockWords(locale, before.index, before.practice !== null);
}

/** The locked lessons, each with the one whose practice comes first (§4, product.md 4.3). */
function locksOf(rows: readonly LessonRow[]): ReadonlyMap<LessonRow, LockableLesson> {
  const lessons = rows.map(toLockable);
  return new Map(
    rows.flatMap((row, place): [LessonRow, LockableLesson][] => {
      const before = lockingLesson(lessons, place, row.is_locked_by_practice);
      return before ? [[row, before]] : [];
    }),
  );
}

function toLockable({ index, is_trial, requires_practice, practice }: LessonRow): LockableLesson {
  return { index, isTrial: is_trial, isPracticeRequired: requires_practice, practice };
}

function openState(row: LessonRow, isNextOne: boolean, { now, isOwned }: Seen): SentOf<typeof Lesson>['state'] {
  if (!isOwned) return 'open';
  if (isDone(row)) return 'done';
  if (isNow(row, now)) return 'now';
  return isNextOne ? 'next' : 'open';
}

/** State of the lesson on its day; null for one without a day. */
function stageOf({ dated_state: state, starts_at: startsAt, ends_at: endsAt, started_at }: LessonRow, now: Date) {
  if (state === null || startsAt === null || endsAt === null) return null;
  return lessonState({ state, startsAt, endsAt, startedAt: started_at }, now);
}

/** A lesson is done once the student has learnt it: that it was held says nothing of this student (product.md 4.3). */
function isDone(row: LessonRow): boolean {
  return row.finished_at !== null;
}

/** A dated lesson is on from the moment its room opens (§9). */
function isNow(row: LessonRow, now: Date): boolean {
  const stage = stageOf(row, now);
  return stage === 'waiting' || stage === 'living';
}

/** Neither done nor on, neither over nor cancelled. */
function isAhead(row: LessonRow, now: Date): boolean {
  const stage = stageOf(row, now);
  return !isDone(row) && !isNow(row, now) && stage !== 'cancelled' && stage !== 'ended';
}

/** A live lesson has a duration once media exists: a trial, or the replay of a lesson that was held. */
function duration({ kind, duration_s, is_trial, ends_at }: LessonRow, now: Date): number | undefined {
  if (kind === 'live' && !is_trial && (ends_at === null || ends_at > now)) return undefined;
  return duration_s ?? undefined;
}

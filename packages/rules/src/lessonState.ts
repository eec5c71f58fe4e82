import { CLASS_ENTRY_MINUTES } from './time.ts';

/** Minutes that a lesson may run on after its planned end, unless it is ended before (product.md 4.3). */
export const LESSON_OVERTIME_MINUTES = 30;
/** Minutes after the start from which a student is late. */
export const LATE_MINUTES = 10;
/** Share of a live lesson that makes it learnt, in percent of its planned time (product.md 4.3). */
export const LIVE_FINISH_PERCENT = 60;

const MINUTE_MS = 60_000;

/** State of a lesson of a class on its day (product.md 4.3). */
export type LessonStage = 'notStarted' | 'waiting' | 'living' | 'ended' | 'cancelled';

/** A lesson on its day: the state that was written last, and its planned time. */
export interface PlannedLesson {
  state: LessonStage;
  startsAt: Date;
  endsAt: Date;
  /** When the lecturer started it; null where nobody has said so. */
  startedAt: Date | null;
}

/**
 * The state of a lesson at a moment: what was written, and what the clock has made of it since. Entry opens 15 minutes before
 * the start. Where nobody reports start and end, the plan counts. A lesson that was started goes on until it is ended, at most
 * 30 minutes past its planned end (product.md 4.3).
 */
export function lessonState(lesson: PlannedLesson, now: Date): LessonStage {
  const { state, startsAt } = lesson;
  if (state === 'cancelled' || state === 'ended') return state;
  if (now >= lessonEnd(lesson)) return 'ended';
  if (state === 'living' || now >= startsAt) return 'living';
  return state === 'waiting' || now.getTime() >= entryOf(startsAt) ? 'waiting' : 'notStarted';
}

/** When a lesson ends by the clock, unless it is ended before. */
export function lessonEnd({ startedAt, endsAt }: PlannedLesson): Date {
  return startedAt ? new Date(endsAt.getTime() + LESSON_OVERTIME_MINUTES * MINUTE_MS) : endsAt;
}

/** When the clock changes the state of a lesson next; null for one that is over. */
export function nextLessonChange(lesson: PlannedLesson, now: Date): Date | null {
  const state = lessonState(lesson, now);
  if (state === 'ended' || state === 'cancelled') return null;
  if (state === 'notStarted') return new Date(entryOf(lesson.startsAt));
  return state === 'waiting' ? lesson.startsAt : lessonEnd(lesson);
}

function entryOf(startsAt: Date): number {
  return startsAt.getTime() - CLASS_ENTRY_MINUTES * MINUTE_MS;
}

/** Practices that unlock the lessons after theirs (§4, product.md 4.3): handed in, or too late to be. */
const UNLOCKING: ReadonlySet<string | null> = new Set(['submitted', 'awaiting', 'finished', 'expired']);

/** A lesson as the lock rule sees it. */
export interface LockableLesson {
  /** Lessons are in order of `index`. */
  index: number;
  /** Open to everybody. */
  isTrial: boolean;
  /** The next lessons wait for this one's practice. */
  isPracticeRequired: boolean;
  /** The furthest state that any attempt of this student at its practice has reached; null without one. */
  practice: 'unfinished' | 'submitted' | 'awaiting' | 'finished' | 'expired' | null;
}

/**
 * The lesson whose practice locks the one at `place` of a class; null while it is open. It is the nearest earlier lesson that
 * requires a practice, unless that practice is handed in or expired. The first lesson and trial lessons are never locked, and
 * without `isLockedByPractice` none is (§4, product.md 4.3, Z4).
 */
export function lockingLesson<T extends LockableLesson>(
  lessons: readonly T[],
  place: number,
  isLockedByPractice: boolean,
): T | null {
  const lesson = lessons[place];
  if (!lesson || !isLockedByPractice || lesson.isTrial) return null;
  const before = lessons.slice(0, place).findLast(({ isPracticeRequired }) => isPracticeRequired);
  return before && !UNLOCKING.has(before.practice) ? before : null;
}

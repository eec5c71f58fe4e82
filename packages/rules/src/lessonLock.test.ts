import { expect, it, test } from 'vitest';
import { type LockableLesson, lockingLesson } from './lessonLock.ts';

const STATES = [null, 'unfinished', 'submitted', 'awaiting', 'finished', 'expired'] as const;

/** The sentence of product.md 4.3, read word by word. */
function isLockedNaively(lessons: readonly LockableLesson[], place: number, isLockedByPractice: boolean): boolean {
  if (!isLockedByPractice) return false;
  const lesson = lessons[place];
  if (place === 0 || lesson === undefined || lesson.isTrial) return false;
  for (let earlier = place - 1; earlier >= 0; earlier -= 1) {
    const before = lessons[earlier];
    if (!before?.isPracticeRequired) continue;
    switch (before.practice) {
      case 'submitted':
      case 'awaiting':
      case 'finished':
      case 'expired':
        return false;
      default:
        return true;
    }
  }
  return false;
}

/** A small generator, so that a failure is found again (linear congruential). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('a lesson is locked exactly when the sentence says so (product.md 4.3, Z4)', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const next = numbers(seed);
    const lessons = Array.from({ length: next(9) }, (_, place) => ({
      index: place + 1,
      isTrial: next(4) === 0,
      isPracticeRequired: next(2) === 0,
      practice: STATES[next(STATES.length)] ?? null,
    }));
    const isLocking = next(5) > 0;
    for (let place = 0; place <= lessons.length; place += 1) {
      const locking = lockingLesson(lessons, place, isLocking);
      expect([seed, place, locking !== null]).toEqual([seed, place, isLockedNaively(lessons, place, isLocking)]);
      if (locking) expect(lessons.slice(0, place)).toContain(locking);
    }
  }
});

it('names the nearest earlier lesson whose practice is to be done', () => {
  const lesson = (index: number, practice: LockableLesson['practice'], isPracticeRequired = true) => ({
    index,
    isTrial: false,
    isPracticeRequired,
    practice,
  });
  const lessons = [lesson(1, null), lesson(2, 'unfinished'), lesson(3, null, false), lesson(4, null)];
  expect(lockingLesson(lessons, 3, true)).toBe(lessons[1]);
  expect(lockingLesson(lessons, 0, true)).toBeNull();
});

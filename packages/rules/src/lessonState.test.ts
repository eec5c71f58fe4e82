import { describe, expect, it, test } from 'vitest';
import { type LessonStage, lessonState, nextLessonChange } from './lessonState.ts';

const startsAt = new Date('2026-11-20T19:00:00+08:00');
const endsAt = new Date('2026-11-20T20:30:00+08:00');
const at = (time: string) => new Date(`2026-11-20T${time}+08:00`);
/** A living lesson is one that the lecturer started. */
const lessonIn = (state: LessonStage) => ({ state, startsAt, endsAt, startedAt: state === 'living' ? startsAt : null });
const of = (state: LessonStage, time: string) => lessonState(lessonIn(state), at(time));

describe('the state of a lesson (product.md 4.3)', () => {
  test.each([
    ['notStarted', '18:44:59', 'notStarted'],
    ['notStarted', '18:45:00', 'waiting'],
    ['waiting', '18:59:59', 'waiting'],
    ['waiting', '19:00:00', 'living'],
    ['notStarted', '20:29:59', 'living'],
    ['notStarted', '20:30:00', 'ended'],
    ['living', '18:30:00', 'living'],
    ['living', '20:59:59', 'living'],
    ['living', '21:00:00', 'ended'],
    ['ended', '18:00:00', 'ended'],
    ['cancelled', '22:00:00', 'cancelled'],
  ] as const)('that was written as %s is at %s %s', (state, time, expected) => {
    expect(of(state, time)).toBe(expected);
  });

  it('that the clock alone began ends as planned, whether its beginning was written or not', () => {
    const lesson = { state: 'living', startsAt, endsAt, startedAt: null } as const;
    expect(lessonState(lesson, at('20:30:00'))).toBe('ended');
  });

  it('changes exactly when it says it will, and never goes back', () => {
    const order: LessonStage[] = ['notStarted', 'waiting', 'living', 'ended'];
    for (const state of order) {
      let now = at('10:00:00');
      let seen = lessonState(lessonIn(state), now);
      for (;;) {
        const next = nextLessonChange(lessonIn(state), now);
        if (!next) break;
        const before = lessonState(lessonIn(state), new Date(next.getTime() - 1));
        now = next;
        const after = lessonState(lessonIn(state), now);
        expect(before).toBe(seen);
        expect(order.indexOf(after)).toBeGreaterThan(order.indexOf(seen));
        seen = after;
      }
      expect(seen).toBe('ended');
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  entryOpensAt,
  isBarred,
  type LessonStage,
  type LiveLesson,
  lessonState,
  liveChanges,
  liveStage,
  mayEnterLesson,
  nextLessonChange,
} from './lessonState.ts';

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

describe('entering a live lesson: one rule for the server and for every place that leads in', () => {
  const plan = { startsAt, endsAt };
  const started = { state: 'living', isStarted: true } as const;
  /** As our server tells a lesson that only the clock began. */
  const begun = { state: 'living', isStarted: false } as const;
  test.each<[string, Omit<LiveLesson, 'startsAt' | 'endsAt'>, string, string, boolean]>([
    ['not started', { state: 'notStarted' }, '18:44:59', 'early', false],
    ['not started, told by nobody', {}, '18:44:59', 'early', false],
    ['open for entry', { state: 'notStarted' }, '18:45:00', 'open', true],
    ['open for entry, told by nobody', {}, '18:45:00', 'open', true],
    ['open for entry as the server says, on a slow clock', { state: 'waiting' }, '18:30:00', 'open', true],
    ['begun by the clock', { state: 'waiting' }, '19:00:00', 'live', true],
    ['started early', started, '17:00:00', 'live', true],
    ['started early at a backend that tells its state alone', { state: 'living' }, '17:00:00', 'live', true],
    ['started, in its time', started, '20:29:59', 'live', true],
    ['running on', started, '20:59:59', 'live', true],
    ['running on, at a backend that tells its state alone', { state: 'living' }, '20:31:00', 'live', true],
    ['run on for half an hour', started, '21:00:00', 'ended', false],
    ['begun by the clock and never started, at its end', begun, '20:30:00', 'ended', false],
    ['over by the clock, told by nobody', {}, '20:30:00', 'ended', false],
    ['ended early', { state: 'ended' }, '19:10:00', 'ended', false],
    ['ended before its time', { state: 'ended' }, '18:00:00', 'ended', false],
    ['cancelled', { state: 'cancelled' }, '19:10:00', 'cancelled', false],
    ['cancelled, long over', { state: 'cancelled' }, '23:00:00', 'cancelled', false],
  ])('a lesson that is %s', (_, told, time, stage, isOpen) => {
    const lesson = { ...plan, ...told };
    expect(liveStage(lesson, at(time))).toBe(stage);
    expect(mayEnterLesson(lesson, at(time))).toBe(isOpen);
  });

  test.each<[string | undefined, boolean]>([
    [undefined, false],
    ['tooEarly', true],
    ['notStarted', true],
    ['replayNotReady', true],
    ['previousPracticeRequired', false],
    ['frozen', false],
    ['expired', false],
    ['notPurchased', false],
    ['authRequired', false],
    ['cancelled', false],
  ])('is open to a student who was refused as %s: %s, since only the clock moves on', (error, isOpen) => {
    const lesson = { ...plan, state: 'notStarted' as const, access: { hasAccess: false, error } };
    expect(mayEnterLesson(lesson, at('19:10:00'))).toBe(isOpen);
    expect(isBarred(lesson)).toBe(!isOpen);
  });

  it('stays closed with an invalid instant', () => {
    expect(mayEnterLesson({ startsAt: 'nonsense', endsAt }, at('19:00:00'))).toBe(false);
    expect(mayEnterLesson(plan, Number.NaN)).toBe(false);
  });

  it('opens once and closes once as time passes, and only when it says it will', () => {
    const order = ['early', 'open', 'live', 'ended'];
    const states = fc.constantFrom<LessonStage | undefined>(undefined, 'notStarted', 'waiting', 'living');
    const flags = fc.constantFrom(undefined, true, false);
    const from = entryOpensAt(startsAt) - 7_200_000;
    fc.assert(
      fc.property(states, flags, fc.nat(20_000_000), fc.nat(20_000_000), (state, isStarted, after, later) => {
        const lesson = { ...plan, state, isStarted };
        // A backend that tells the state alone cannot be asked about a time before and after its answer.
        fc.pre(isStarted !== undefined || state !== 'living');
        const [one, other] = [from + after, from + after + later];
        const [before, then] = [liveStage(lesson, one), liveStage(lesson, other)];
        expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(before));
        if (then !== before) expect(liveChanges(lesson).some((change) => change > one && change <= other)).toBe(true);
      }),
    );
  });
});

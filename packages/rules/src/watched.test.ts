import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ANTI_SKIP_SLACK_S,
  addWatched,
  furthestSecond,
  isWatched,
  learntSeconds,
  mergeWatched,
  playableSeconds,
  type WatchedRange,
  watchedSeconds,
  withoutSkips,
} from './watched.ts';

const second = fc.integer({ min: 0, max: 300 });
const ranges = fc.array(fc.tuple(second, second), { maxLength: 20 });

/** Counts every second by itself. */
function countNaively(all: readonly WatchedRange[]): number {
  const seen = new Set<number>();
  for (const [from, until] of all) for (let at = from; at < until; at += 1) seen.add(at);
  return seen.size;
}

test('seconds are counted once, in any order and however often they are sent (product.md 4.3)', () => {
  fc.assert(
    fc.property(ranges, ranges, (some, more) => {
      const sum = watchedSeconds([...some, ...more]);
      expect(sum).toBe(countNaively([...some, ...more]));
      expect(watchedSeconds([...more, ...some, ...more])).toBe(sum);
      expect(watchedSeconds([...mergeWatched(some), ...more])).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(watchedSeconds(some));
    }),
  );
});

test('ranges that touch become one; empty and reversed ones are left out', () => {
  expect(
    mergeWatched([
      [4, 8],
      [0, 4],
      [9, 9],
      [20, 10],
    ]),
  ).toEqual([[0, 8]]);
});

test('a lesson is learnt by the share of its seconds that the school chose, 90 % unless it did (product.md 4.3)', () => {
  expect([learntSeconds(48), learntSeconds(48, 50), learntSeconds(48, 100), learntSeconds(0)]).toEqual([44, 24, 48, 1]);
  expect([isWatched(43, 48), isWatched(44, 48), isWatched(24, 48, 50), isWatched(47, 48, 100)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a report adds at most what can have been played, the earliest seconds first, and never takes any away', () => {
  expect([playableSeconds(-5), playableSeconds(0), playableSeconds(10_400)]).toEqual([15, 15, 35]);
  expect(addWatched([[10, 20]], [[0, 40]], 15)).toEqual([[0, 25]]);
  fc.assert(
    fc.property(ranges, ranges, fc.integer({ min: -5, max: 400 }), (some, more, newS) => {
      const before = watchedSeconds(some);
      const after = addWatched(some, more, newS);
      const all = watchedSeconds([...some, ...more]);
      expect(after).toEqual(mergeWatched(after));
      expect(watchedSeconds([...after, ...some])).toBe(watchedSeconds(after));
      expect(watchedSeconds(after)).toBe(Math.min(all, before + Math.max(0, newS)));
    }),
  );
});

test('without skipping no second counts that begins beyond what was watched, however it is reported (product.md 4.3)', () => {
  expect(
    withoutSkips(
      [[0, 10]],
      [
        [15, 20],
        [26, 30],
        [25, 25],
        [8, 12],
      ],
    ),
  ).toEqual([
    [8, 12],
    [15, 20],
  ]);
  fc.assert(
    fc.property(ranges, ranges, (some, more) => {
      const steps = [...mergeWatched([...some, ...withoutSkips(some, more)])];
      let furthest = furthestSecond(some);
      for (const [from, until] of steps) {
        expect(from).toBeLessThanOrEqual(furthest + ANTI_SKIP_SLACK_S);
        furthest = Math.max(furthest, until);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeWatched, type WatchedRange, watchedSeconds } from './watched.ts';

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

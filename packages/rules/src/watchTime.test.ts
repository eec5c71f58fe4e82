import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAY_RATE_MAX } from './watched.ts';
import { REPORT_LATE_MS, spendTime, type TimeRange } from './watchTime.ts';

const MIN = 60_000;
const START = 1_700_000_000_000;
const SLACK_S = 15;

/** Reports of a student one after the other: lesson's begin and the instant in minutes, and the seconds claimed. */
function play(reports: readonly (readonly [sinceMin: number, atMin: number, newS: number])[]) {
  let spent: TimeRange[] = [];
  return reports.map(([sinceMin, atMin, newS]) => {
    const counted = spendTime({ spent, sinceMs: START + sinceMin * MIN, nowMs: START + atMin * MIN, newS });
    spent = counted.spent;
    return counted.seconds;
  });
}

describe('what one person cannot have seen in the time that passed does not count (product.md 4.3)', () => {
  test('one lesson counts in full up to the fastest speed', () => {
    expect(play([[0, 10, 600]])).toEqual([600]);
    expect(play([[0, 10, 1_200]])).toEqual([1_200]);
    expect(play([[0, 10, 9_999]])).toEqual([1_200 + SLACK_S]);
  });

  test('two lessons in parallel share the time of one person', () => {
    expect(
      play([
        [0, 10, 1_200],
        [0, 10, 1_200],
      ]),
    ).toEqual([1_200, SLACK_S]);
  });

  test('ten lessons that were opened at once and reported after an hour count an hour of one person', () => {
    const all = play(Array.from({ length: 10 }, () => [0, 60, 7_200] as const));
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(7_200 + SLACK_S);
  });

  test('a lesson opened later has no time of before it, however much was left', () => {
    expect(
      play([
        [0, 600, 60],
        [600, 601, 7_200],
      ]),
    ).toEqual([60, 120 + SLACK_S]);
  });

  test('a report after being offline counts as much as passed, and the next lesson what remains', () => {
    expect(
      play([
        [0, 90, 5_400],
        [45, 90, 5_400],
      ]),
    ).toEqual([5_400, 5_400]);
    expect(
      play([
        [0, 90, 10_800],
        [45, 90, 5_400],
      ]),
    ).toEqual([10_800, SLACK_S]);
  });

  test('the same claim sent again finds no time', () => {
    expect(
      play([
        [0, 1, 120],
        [0, 1, 120],
        [0, 1, 120],
      ]),
    ).toEqual([120, SLACK_S, 0]);
  });

  test('an honest student at the fastest speed loses nothing in hours of reports', () => {
    const reports = Array.from({ length: 1_000 }, (_, at) => [0, (at + 1) / 6, 20] as const);
    expect(play(reports)).toEqual(reports.map(() => 20));
  });

  test('time of more than a month ago is over', () => {
    const days = REPORT_LATE_MS / MIN;
    const [, late] = play([
      [0, 1, 1],
      [0, days + 10, Number.MAX_SAFE_INTEGER],
    ]);
    expect(late).toBe((REPORT_LATE_MS / 1_000) * PLAY_RATE_MAX + SLACK_S);
  });

  test('a clock that went back, and nonsense, count nothing', () => {
    expect(play([[10, 5, 100]])).toEqual([0]);
    expect(
      play([
        [0, 10, -5],
        [0, 10, Number.NaN],
      ]),
    ).toEqual([0, 0]);
  });

  test('whatever is sent, the sum is at most the time since the first lesson at the fastest', () => {
    const report = fc.record({ since: fc.nat(300), wait: fc.nat(30), newS: fc.nat(20_000) });
    fc.assert(
      fc.property(fc.array(report, { minLength: 1, maxLength: 30 }), (reports) => {
        let now = 0;
        let first = Number.POSITIVE_INFINITY;
        const counted = play(
          reports.map(({ since, wait, newS }) => {
            now += wait;
            const begun = Math.min(since, now);
            first = Math.min(first, begun);
            return [begun, now, newS] as const;
          }),
        );
        const sum = counted.reduce((all, each) => all + each, 0);
        expect(sum).toBeLessThanOrEqual((now - first) * 60 * PLAY_RATE_MAX + SLACK_S);
        expect(counted.every((each, at) => each >= 0 && each <= (reports[at]?.newS ?? 0))).toBe(true);
      }),
    );
  });
});

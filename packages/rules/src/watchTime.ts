import { PLAY_RATE_MAX } from './watched.ts';

/** Milliseconds from the first to before the second. */
export type TimeRange = readonly [from: number, until: number];

/** Milliseconds by which players may be ahead of the clock: ranges are rounded, and reports travel. */
const AHEAD_MS = 7_500;
/** Milliseconds for which a report may be late, e.g. from a browser that was offline. */
export const REPORT_LATE_MS = 30 * 86_400_000;

/** What a student reports of one recording, and the time that all recordings took before. */
export interface WatchClaim {
  /** Time that what was counted before took, whichever recording it was of. */
  spent: readonly TimeRange[];
  /** When the student began to play this recording. */
  sinceMs: number;
  nowMs: number;
  /** New seconds that are reported. */
  newS: number;
}

/**
 * How many new seconds of a recording a student can have seen in the time that passed since it was begun and that nothing else took, at
 * the fastest; and the time taken with them. The earliest free time is taken first, so that a recording which was begun later has what
 * remains: together no more counts than one person can have seen, in however many tabs, lessons and reports (product.md 4.3).
 */
export function spendTime({ spent, sinceMs, nowMs, newS }: WatchClaim): { seconds: number; spent: TimeRange[] } {
  const oldest = nowMs - REPORT_LATE_MS;
  const known = joined(spent.filter(([, until]) => until > oldest));
  const free = gapsBetween(known, Math.max(sinceMs, oldest), nowMs + AHEAD_MS);
  const freeMs = free.reduce((sum, [from, until]) => sum + until - from, 0);
  const seconds = newS > 0 ? Math.min(Math.floor(newS), Math.floor((freeMs * PLAY_RATE_MAX) / 1_000)) : 0;
  let left = (seconds * 1_000) / PLAY_RATE_MAX;
  const taken = free.map(([from, until]): TimeRange => {
    const end = Math.min(until, from + left);
    left -= end - from;
    return [from, end];
  });
  return { seconds, spent: joined([...known, ...taken]) };
}

/** The union in order, without empty ranges. */
function joined(ranges: readonly TimeRange[]): TimeRange[] {
  const union: [number, number][] = [];
  for (const [from, until] of ranges.filter((each) => each[0] < each[1]).toSorted((one, other) => one[0] - other[0])) {
    const last = union.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else union.push([from, until]);
  }
  return union;
}

/** What is free between two instants; the ranges are in order and apart. */
function gapsBetween(known: readonly TimeRange[], from: number, until: number): TimeRange[] {
  const gaps: TimeRange[] = [];
  let at = from;
  for (const [start, end] of known) {
    if (end <= at) continue;
    if (start >= until) break;
    if (start > at) gaps.push([at, start]);
    at = end;
  }
  if (at < until) gaps.push([at, until]);
  return gaps;
}

/** Share of a recording that makes a lesson learnt, in percent of its seconds, unless the school chose another (product.md 4.3). */
export const LEARNT_PERCENT = 90;
/** What a school may choose instead, in percent. */
export const LEARNT_PERCENT_RANGE = { min: 50, max: 100 } as const;
/** The fastest that a recording is played. */
export const PLAY_RATE_MAX = 2;
/** Seconds that players count more than clocks: ranges are rounded, and reports travel. */
const CLOCK_SLACK_S = 15;
/** Seconds by which playing may go on beyond what was watched, where skipping is not allowed: players land near a second, not on it. */
export const ANTI_SKIP_SLACK_S = 5;

/** Seconds from the first to before the second. */
export type WatchedRange = readonly [from: number, until: number];

/** The union of ranges in order, disjoint and in whole seconds; empty and reversed ones are left out. */
export function mergeWatched(ranges: readonly WatchedRange[]): WatchedRange[] {
  const merged: [number, number][] = [];
  const whole = ranges
    .map(([from, until]) => [Math.max(0, Math.round(from)), Math.round(until)] as const)
    .filter(([from, until]) => from < until)
    .toSorted((one, other) => one[0] - other[0]);
  for (const [from, until] of whole) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}

/** Seconds watched, each counted once. */
export function watchedSeconds(ranges: readonly WatchedRange[]): number {
  return mergeWatched(ranges).reduce((sum, [from, until]) => sum + until - from, 0);
}

/** Seconds that have to be watched of a recording of this length. */
export function learntSeconds(lengthS: number, percent: number = LEARNT_PERCENT): number {
  return Math.max(1, Math.ceil((lengthS * percent) / 100));
}

/** Whether so many seconds are enough to have learnt a recording of this length (product.md 4.3). */
export function isWatched(watchedS: number, lengthS: number, percent: number = LEARNT_PERCENT): boolean {
  return watchedS >= learntSeconds(lengthS, percent);
}

/** Seconds that can have been played since the player was opened, at the fastest. */
export function playableSeconds(sinceMs: number): number {
  return Math.floor((Math.max(0, sinceMs) / 1_000) * PLAY_RATE_MAX) + CLOCK_SLACK_S;
}

/** The furthest second that may be played next, where skipping is not allowed. */
export function furthestSecond(watched: readonly WatchedRange[]): number {
  return watched.reduce((furthest, [, until]) => Math.max(furthest, until), 0);
}

/** Without the ranges that begin further beyond what was watched than players are inexact; each that counts lets the next begin later. */
export function withoutSkips(watched: readonly WatchedRange[], reported: readonly WatchedRange[]): WatchedRange[] {
  let furthest = furthestSecond(watched);
  return mergeWatched(reported).filter(([from, until]) => {
    if (from > furthest + ANTI_SKIP_SLACK_S) return false;
    furthest = Math.max(furthest, until);
    return true;
  });
}

/** The union of what was watched and what is reported, of which only so many new seconds count: the earliest. */
export function addWatched(
  watched: readonly WatchedRange[],
  reported: readonly WatchedRange[],
  newS: number,
): WatchedRange[] {
  let left = Math.max(0, newS);
  const counted = gapsOf(watched, reported).map(([from, until]): WatchedRange => {
    const cut = Math.min(until, from + left);
    left -= cut - from;
    return [from, cut];
  });
  return mergeWatched([...watched, ...counted]);
}

/** The parts of the reported ranges that were not watched yet, in order. */
function gapsOf(watched: readonly WatchedRange[], reported: readonly WatchedRange[]): WatchedRange[] {
  const known = mergeWatched(watched);
  return mergeWatched(reported).flatMap(([from, until]) => {
    const parts: WatchedRange[] = [];
    let at = from;
    for (const [start, end] of known) {
      if (end <= at || start >= until) continue;
      if (start > at) parts.push([at, start]);
      at = end;
    }
    if (at < until) parts.push([at, until]);
    return parts;
  });
}

/** Share of a recording that makes a lesson learnt, in percent of its seconds (product.md 4.3). */
export const LEARNT_PERCENT = 90;

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

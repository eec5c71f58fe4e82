/** Share of `max` in whole percent, 0 to 100; `undefined` if indeterminate. Only the full amount is 100. */
export function percentOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  if (!(max > 0)) return 0;
  const share = Math.min(1, Math.max(0, value / max));
  if (share === 1) return 100;
  return Math.min(99, Math.round(share * 100));
}

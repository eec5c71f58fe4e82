const MINUTE_MS = 60_000;

/**
 * Minutes that a consultation costs: whole units for the time that the lecturer was there for, at most those that are
 * held; less than a minute costs nothing (product.md 4.17).
 */
export function minutesFor(
  { from, to }: { from: Date | null; to: Date },
  { unit, held }: { unit: number; held: number },
): number {
  const ms = from ? to.getTime() - from.getTime() : 0;
  if (ms < MINUTE_MS) return 0;
  return Math.min(held, Math.ceil(ms / MINUTE_MS / unit) * unit);
}

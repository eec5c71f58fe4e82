const MINUTE_MS = 60_000;

/**
 * Minutes that a consultation costs: whole units for the time that both were in the room, at most those that are held; less
 * than a minute costs nothing (product.md 4.17).
 */
export function minutesFor(togetherMs: number, { unit, held }: { unit: number; held: number }): number {
  if (togetherMs < MINUTE_MS) return 0;
  return Math.min(held, Math.ceil(togetherMs / MINUTE_MS / unit) * unit);
}

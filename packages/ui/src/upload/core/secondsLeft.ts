/** Milliseconds below which the speed of a transfer is not meaningful. */
const SURE_AFTER_MS = 1000;

/** Remaining seconds at the average speed so far; `null` while it is not meaningful. */
export function secondsLeft(elapsedMs: number, sentBytes: number, restBytes: number): number | null {
  if (elapsedMs < SURE_AFTER_MS || sentBytes <= 0) return null;
  return Math.ceil((restBytes * elapsedMs) / sentBytes / 1000);
}

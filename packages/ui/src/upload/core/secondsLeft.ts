/** Below this the speed of a transfer says nothing yet, in milliseconds. */
const SURE_AFTER_MS = 1000;

/** Seconds until the rest arrived at the speed so far; `null` while that is a guess. */
export function secondsLeft(elapsedMs: number, sentBytes: number, restBytes: number): number | null {
  if (elapsedMs < SURE_AFTER_MS || sentBytes <= 0) return null;
  return Math.ceil((restBytes * elapsedMs) / sentBytes / 1000);
}

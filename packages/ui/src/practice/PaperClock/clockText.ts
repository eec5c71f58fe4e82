/** Seconds from which the time left is a warning: five minutes. */
export const WARNING_S = 300;
const MINUTE_S = 60;
const HOUR_S = 3_600;

const two = (value: number) => String(value).padStart(2, '0');

/** `28:45`, from an hour `1:28:45`. */
export function clockText(seconds: number): string {
  const minutes = two(Math.floor((seconds % HOUR_S) / MINUTE_S));
  const tail = `${minutes}:${two(seconds % MINUTE_S)}`;
  return seconds < HOUR_S ? tail : `${Math.floor(seconds / HOUR_S)}:${tail}`;
}

/** Minutes to be announced: five, then one; `null` in between and before, so that nothing is said over and over. */
export function spokenMinutes(seconds: number): number | null {
  if (seconds <= 0 || seconds > WARNING_S) return null;
  if (seconds > WARNING_S - 10) return 5;
  return seconds <= MINUTE_S && seconds > MINUTE_S - 10 ? 1 : null;
}

/** Playback rates. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
/** Seconds that the arrow keys and the buttons seek. */
export const SKIP_S = 10;
/** Change in volume per arrow key, as a share. */
export const VOLUME_STEP = 0.1;

/** The next rate up (1) or down (-1); clamped at the ends. */
export function nextSpeed(rate: number, way: 1 | -1): number {
  const known: readonly number[] = SPEEDS;
  if (way === 1) return known.find((speed) => speed > rate) ?? rate;
  return known.findLast((speed) => speed < rate) ?? rate;
}

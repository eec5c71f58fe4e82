/** How fast a lesson can be played. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
/** Seconds that the arrow keys and the button go back or on. */
export const SKIP_S = 10;
/** Share of the volume that an arrow key takes or gives. */
export const VOLUME_STEP = 0.1;

/** The next speed up (1) or down (-1); it stops at the ends. */
export function nextSpeed(rate: number, way: 1 | -1): number {
  const known: readonly number[] = SPEEDS;
  if (way === 1) return known.find((speed) => speed > rate) ?? rate;
  return known.findLast((speed) => speed < rate) ?? rate;
}

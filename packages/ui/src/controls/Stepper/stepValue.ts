/** Limits of a quantity. */
export interface StepLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps per Page Up and Page Down (APG spinbutton). */
const PAGE = 10;

/** The quantity after a key, within the limits; undefined for other keys. From none, every key that steps leads to the least. */
export function valueForKey(key: string, from: number | null, { min, max, step }: StepLimits): number | undefined {
  const value = from ?? min - step;
  if (from === null && /^(?:Arrow(?:Up|Down)|Page(?:Up|Down))$/.test(key)) return min;
  const steps: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + step * PAGE,
    PageDown: value - step * PAGE,
    Home: min,
    End: max,
  };
  const next = steps[key];
  return next === undefined || !Number.isFinite(next) ? undefined : clamp(next, min, max);
}

const WHOLE = /^-?\d{1,15}$/;
const BROKEN = /^-?(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/;

/**
 * Parses a typed quantity: full-width digits are accepted, and a fraction where steps are one; rounded to the nearest step within the limits.
 * `null` if it is not a number.
 */
export function parseQuantity(text: string, { min, max, step }: StepLimits): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!(Number.isInteger(step) ? WHOLE : BROKEN).test(plain)) return null;
  const typed = Number(plain);
  if (typed > max) return max;
  if (typed < min) return min;
  return clamp(min + Math.round((typed - min) / step) * step, min, max);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

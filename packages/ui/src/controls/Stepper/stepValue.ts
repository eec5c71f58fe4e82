/** Limits of a quantity. */
export interface StepLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps that Page up and Page down take at once (APG spinbutton). */
const PAGE = 10;

/** The quantity that a key asks for, inside the limits; nothing for other keys. */
export function valueForKey(key: string, value: number, { min, max, step }: StepLimits): number | undefined {
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

/** What was typed as a quantity: full-width digits count, the nearest step inside the limits; nothing when it is no number. */
export function parseQuantity(text: string, { min, max, step }: StepLimits): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^-?\d{1,15}$/.test(plain)) return null;
  const typed = Number(plain);
  if (typed > max) return max;
  if (typed < min) return min;
  return clamp(min + Math.round((typed - min) / step) * step, min, max);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

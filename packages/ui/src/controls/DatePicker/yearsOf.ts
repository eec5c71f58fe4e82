import { type PlainDate, partsOf } from './calendar.ts';

const BACK = 100;
const AHEAD = 10;

/** First and last year that a calendar offers: those of its limits, else a hundred years back and ten ahead. */
export function yearsOf(
  today: PlainDate,
  limits: { readonly min?: PlainDate | undefined; readonly max?: PlainDate | undefined },
): readonly [number, number] {
  const { year } = partsOf(today);
  const first = limits.min === undefined ? year - BACK : partsOf(limits.min).year;
  const last = limits.max === undefined ? year + AHEAD : partsOf(limits.max).year;
  return [Math.min(first, last), last];
}

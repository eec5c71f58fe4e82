import type { CalendarDate } from '@internationalized/date';
import { dayOf, type PlainDate } from './days.ts';

const BACK = 100;
const AHEAD = 10;

/** First and last year that a calendar offers: those of its limits, else a hundred years back and ten ahead. */
export function yearsOf(
  today: CalendarDate,
  limits: { readonly min?: PlainDate | undefined; readonly max?: PlainDate | undefined },
): readonly [number, number] {
  const first = dayOf(limits.min)?.year ?? today.year - BACK;
  const last = dayOf(limits.max)?.year ?? today.year + AHEAD;
  return [Math.min(first, last), last];
}

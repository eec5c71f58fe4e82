import type { Collected } from '@shuyuan/contract';
import { localDay } from '@shuyuan/rules';

/** 1 January 1970 was a Thursday: days since then to the first Monday. */
const FIRST_MONDAY = 4;

/** The week of an instant, from Monday to Sunday by the calendar of a zone, counted since 1970. */
const weekOf = (at: number, timeZone: string) => Math.floor((localDay(at, timeZone) - FIRST_MONDAY) / 7);

/** What was collected this week, and before, in the zone of the page (decision 0046). */
export function byWeek(items: readonly Collected[], { now, timeZone }: { now: number; timeZone: string }) {
  const week = weekOf(now, timeZone);
  const isNew = ({ collectedAt }: Collected) => weekOf(Date.parse(collectedAt), timeZone) >= week;
  return { thisWeek: items.filter(isNew), earlier: items.filter((item) => !isNew(item)) };
}

import type { Collected } from '@shuyuan/contract';

const DAY_MS = 86_400_000;
/** Beijing is ahead of UTC by this. */
const BEIJING_MS = 8 * 3_600_000;
/** 1 January 1970 was a Thursday: days since then to the first Monday. */
const FIRST_MONDAY = 4;

/** The Monday, 00:00 in Beijing, that begins the week of an instant, in milliseconds. */
export function weekStart(now: number): number {
  const days = Math.floor((now + BEIJING_MS) / DAY_MS);
  return (days - ((days - FIRST_MONDAY) % 7)) * DAY_MS - BEIJING_MS;
}

/** What was collected this week, and before. */
export function byWeek(items: readonly Collected[], now: number) {
  const start = weekStart(now);
  const isNew = ({ collectedAt }: Collected) => Date.parse(collectedAt) >= start;
  return { thisWeek: items.filter(isNew), earlier: items.filter((item) => !isNew(item)) };
}

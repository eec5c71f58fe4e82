import { beijingMidnight, beijingWeekday } from '../../platform/core/beijing.ts';
import type { OpenTime } from './tables.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEEK = 7;

/** Midnight in Beijing that begins the day of an instant, as milliseconds since 1970. */
function dayStart(now: Date): number {
  return beijingMidnight(now).getTime();
}

/** Weekday in Beijing, 1 Monday to 7 Sunday, so many days from now. */
function weekdayAfter(now: Date, days: number): number {
  return beijingWeekday(new Date(now.getTime() + days * DAY_MS));
}

function at(start: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(start + (hours * 60 + minutes) * MINUTE_MS);
}

/** When a room with these times opens next, within a week; undefined without any. */
export function nextOpening(times: readonly OpenTime[], now: Date): Date | undefined {
  const openings = Array.from({ length: WEEK + 1 }, (_, days) =>
    times
      .filter(({ weekday }) => weekday === weekdayAfter(now, days))
      .map(({ start }) => at(dayStart(now) + days * DAY_MS, start)),
  ).flat();
  return openings.filter((opening) => opening > now).sort((one, other) => one.getTime() - other.getTime())[0];
}

/** The end of today's times that are not over yet; undefined when there is none. */
export function endOfToday(times: readonly OpenTime[], now: Date): Date | undefined {
  const ends = times
    .filter(({ weekday }) => weekday === weekdayAfter(now, 0))
    .map(({ end }) => at(dayStart(now), end))
    .filter((end) => end > now);
  return ends.sort((one, other) => other.getTime() - one.getTime())[0];
}

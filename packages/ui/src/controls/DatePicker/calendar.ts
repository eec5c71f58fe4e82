/** A calendar date `YYYY-MM-DD`, without time or time zone (ui-kit 3.3). */
export type PlainDate = string;

/** A month, `YYYY-MM`. */
export type PlainMonth = string;

/** Days of a week; weeks start on Monday. */
export const WEEK_DAYS = 7;

const DAY_MS = 86_400_000;
const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

// UTC has no daylight saving time, so a day is always 24 hours long here, and the machine's time zone does not matter.
function toDate(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function fromDate(date: Date): PlainDate {
  return date.toISOString().slice(0, 10);
}

/** The date of a year, a month (1–12) and a day; the day is clamped to the last of the month: 31 April becomes 30 April. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return `${first}-${String(Math.min(day, daysInMonth(first))).padStart(2, '0')}`;
}

/** Whether a string is an existing date in the format `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = PLAIN_DATE.exec(text) ?? [];
  const inRange = Number(year) >= 1 && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  return inRange && Number(day) <= daysInMonth(`${year}-${month}`);
}

/** Year, month (1–12) and day of a date. */
export function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The month of a date. */
export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7);
}

/** Number of days in a month, 28 to 31. */
export function daysInMonth(month: PlainMonth): number {
  const { year, month: number } = partsOf(`${month}-01`);
  const last = new Date(0);
  last.setUTCFullYear(year, number, 0);
  return last.getUTCDate();
}

/** The date a number of days later, or earlier. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDate(new Date(toDate(date).getTime() + days * DAY_MS));
}

/** The same day a number of months later, or earlier; clamped to the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + month - 1 + months;
  return plainDate(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, day);
}

/** The same day a number of years later, or earlier; 29 February becomes 28 in a common year. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS);
}

/** Index of a date in its week: 0 is Monday, 6 Sunday. */
export function weekdayOf(date: PlainDate): number {
  return (toDate(date).getUTCDay() + 6) % WEEK_DAYS;
}

/** Monday of the date's week. */
export function startOfWeek(date: PlainDate): PlainDate {
  return addDays(date, -weekdayOf(date));
}

/** A day in the month grid. */
export interface CalendarDay {
  date: PlainDate;
  /** Day of the month, 1–31. */
  day: number;
  /** Whether it belongs to the displayed month, not to the adjacent days that complete a week. */
  isInMonth: boolean;
}

/** A month as four to six whole weeks from Monday to Sunday. */
export function monthWeeks(month: PlainMonth): CalendarDay[][] {
  const first = `${month}-01`;
  const start = startOfWeek(first);
  const count = Math.ceil((weekdayOf(first) + daysInMonth(month)) / WEEK_DAYS);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, weekday) => {
      const date = addDays(start, week * WEEK_DAYS + weekday);
      return { date, day: partsOf(date).day, isInMonth: monthOf(date) === month };
    }),
  );
}

/** A date clamped to its limits, both included. */
export function clampDate(date: PlainDate, min?: PlainDate | undefined, max?: PlainDate | undefined): PlainDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The date of an instant in a time zone: "today" of an injected clock. */
export function plainDateAt(atMs: number, timeZone: string): PlainDate {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = new Map(parts.formatToParts(atMs).map(({ type, value }) => [type, value]));
  return `${found.get('year')?.padStart(4, '0')}-${found.get('month')}-${found.get('day')}`;
}

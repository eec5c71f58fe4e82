import type { Locale } from './languages.ts';

/** Minutes before the start from which a class may be entered (§9). */
export const CLASS_ENTRY_MINUTES = 15;
/** The zone of students who have chosen none: Beijing (§9). */
export const DEFAULT_TIME_ZONE = { id: 'Asia/Shanghai', offset: 'UTC+08:00' } as const;

const DAY_MS = 86_400_000;
const MINUTES_PER_HOUR = 60;
/** No zone has had a longer day than this, but for one that crossed the date line. */
const LONGEST_DAY_MS = 26 * 3_600_000;
/** What §9 says about when something was sent, in a language. */
export interface MessageTimeWords {
  yesterday: string;
  twoDaysAgo: string;
  /** The same for a narrow column. */
  twoDaysAgoShort: string;
  /** An older day, all digits of equal length; the year only where it is not the present one. */
  date: (month: string, day: string, year?: string) => string;
}

const date = (month: string, day: string, year?: string) => `${year === undefined ? '' : `${year}-`}${month}-${day}`;

/** The words of both languages. */
export const MESSAGE_TIME_WORDS: Record<Locale, MessageTimeWords> = {
  cn: { yesterday: '昨天', twoDaysAgo: '前天', twoDaysAgoShort: '前天', date },
  en: { yesterday: 'Yesterday', twoDaysAgo: 'Day before yesterday', twoDaysAgoShort: '2 days ago', date },
};
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant: epoch milliseconds, a `Date`, or an ISO 8601 text. */
export type Instant = number | Date | string;

/** Reader of a time: the present instant, an IANA zone and a language. */
export interface Viewpoint {
  now: Instant;
  /** IANA name; one unknown to the browser counts as Beijing. No instant is worded without one. */
  timeZone: string;
  locale?: Locale;
}

/** Who reads when a message was sent, and in which words; those of the language if there are no others. */
export interface MessageTimeView extends Viewpoint {
  /** For a narrow column. */
  isShort?: boolean;
  words?: MessageTimeWords;
}

/** When a message was sent, as §9 words it by age: `HH:mm`, yesterday, the day before, `MM-DD HH:mm`, `YYYY-MM-DD HH:mm`; empty for no instant. */
export function messageTime(
  at: Instant,
  { now, timeZone, locale = 'cn', isShort = false, words = MESSAGE_TIME_WORDS[locale] }: MessageTimeView,
): string {
  const formatter = formatterOf(timeZone);
  const sent = wallClock(formatter, at);
  const today = wallClock(formatter, now);
  if (!sent || !today) return '';
  const daysAgo = today.day - sent.day;
  if (daysAgo === 0) return sent.time;
  if (daysAgo === 1) return `${words.yesterday} ${sent.time}`;
  if (daysAgo === 2) return `${isShort ? words.twoDaysAgoShort : words.twoDaysAgo} ${sent.time}`;
  const year = sent.year === today.year ? undefined : sent.year;
  return `${words.date(sent.month, sent.dayOfMonth, year)} ${sent.time}`;
}

/** The name of a zone that this engine knows; Beijing for any other (§9). */
export function knownTimeZone(name: string): string {
  return formatters.has(name) || makeFormatter(name) ? name : DEFAULT_TIME_ZONE.id;
}

/** The day of an instant by the calendar of a zone, in whole days since 1970; NaN for an invalid instant. */
export function localDay(at: Instant, timeZone: string): number {
  return wallClock(formatterOf(timeZone), at)?.day ?? Number.NaN;
}

/** The name of a day that `localDay` counts, `2026-11-20`. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The year of an instant in a zone, as digits; undefined for an invalid instant. */
export function localYear(at: Instant, timeZone: string): string | undefined {
  return wallClock(formatterOf(timeZone), at)?.year;
}

/** The hour of the day in a zone, 0 to 23; NaN for an invalid instant. */
export function localHour(at: Instant, timeZone: string): number {
  return Number(wallClock(formatterOf(timeZone), at)?.time.slice(0, 2));
}

/** When the next day begins in a zone, in epoch milliseconds: a day has 23 to 25 hours where summer time begins or ends. */
export function nextLocalDay(at: Instant, timeZone: string): number {
  const today = localDay(at, timeZone);
  let [before, after] = [toMilliseconds(at), toMilliseconds(at) + LONGEST_DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle, timeZone) > today) after = middle;
    else before = middle;
  }
  return after;
}

/** A duration as zero-padded `mm:ss`; minutes are not capped, so 75 minutes are `75:00` (§9). */
export function mmss(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Epoch milliseconds of an instant; NaN for an invalid one. */
export function toMilliseconds(instant: Instant): number {
  return new Date(instant).getTime();
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = makeFormatter(timeZone);
  // Only existing names are cached, so that invalid input cannot fill the memory.
  if (made) formatters.set(timeZone, made);
  return made ?? formatterOf(DEFAULT_TIME_ZONE.id);
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | null {
  const two = '2-digit';
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      hourCycle: 'h23',
    });
  } catch {
    return null; // a zone unknown to this engine
  }
}

function wallClock(formatter: Intl.DateTimeFormat, instant: Instant) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter.formatToParts(date)) part[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = part;
  return {
    year: year.padStart(4, '0'),
    month,
    dayOfMonth: day,
    time: `${hour}:${minute}`,
    day: Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS,
  };
}

/** How long something plays, as a reader adds it up: minutes below an hour, then hours (§3). */
export function playingTime(minutes: number): { unit: 'hours' | 'minutes'; count: number } {
  if (minutes < MINUTES_PER_HOUR) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) };
  return { unit: 'hours', count: Math.round(minutes / MINUTES_PER_HOUR) };
}

import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import type { Locale } from '../foundations/KitProvider/kitContext.ts';
import { type ScheduleWords, scheduleLabels } from './schedule.labels.ts';

/** From where a date is read. */
export interface ScheduleView {
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
  /** IANA name; Beijing unless told (§9). */
  timeZone?: string | undefined;
}

/** A moment on the wall clock of a zone. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:mm`. */
  time: string;
  hour: number;
  /** Whole days since the epoch, by that wall clock. */
  date: number;
}

const DAY_MS = 86_400_000;
const EVENING_HOUR = 18;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** When a class begins, in words while it is near: `今晚20:00`, `明天10:00`, else `11月23日 周一19:30`; empty for no instant. */
export function startTime(iso: string, view: ScheduleView): string {
  const words = scheduleLabels[view.locale];
  const [start, now] = [wallClock(iso, view.timeZone), wallClock(view.now, view.timeZone)];
  if (!start || !now) return '';
  if (start.date === now.date) return start.hour >= EVENING_HOUR ? words.tonight(start.time) : words.today(start.time);
  if (start.date === now.date + 1) return words.tomorrow(start.time);
  return words.dateTime(dayOf(words, start, now), words.weekdays[start.weekday] ?? '', start.time);
}

/** A day without its time: `10月18日`, with the year where it is not the present one; empty for no instant. */
export function day(iso: string, view: ScheduleView): string {
  const [at, now] = [wallClock(iso, view.timeZone), wallClock(view.now, view.timeZone)];
  return at && now ? dayOf(scheduleLabels[view.locale], at, now) : '';
}

/** The time of day, `HH:mm`; empty for no instant. */
export function timeOfDay(at: string | number, timeZone?: string): string {
  return wallClock(at, timeZone)?.time ?? '';
}

/** The wall clock of a zone at an instant, or nothing when the instant is none. */
export function wallClock(at: string | number, timeZone: string = DEFAULT_TIME_ZONE.id): WallClock | undefined {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return undefined;
  const part: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = value;
  const [year, month, dayOfMonth] = [Number(part['year']), Number(part['month']), Number(part['day'])];
  const midnight = Date.UTC(year, month - 1, dayOfMonth);
  return {
    year,
    month,
    day: dayOfMonth,
    weekday: new Date(midnight).getUTCDay(),
    time: `${part['hour']}:${part['minute']}`,
    hour: Number(part['hour']),
    date: midnight / DAY_MS,
  };
}

function dayOf(words: ScheduleWords, at: WallClock, now: WallClock): string {
  return words.day(at.month, at.day, at.year === now.year ? undefined : at.year);
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zoneOrDefault(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

/** A zone that the browser does not know counts as Beijing (§9). */
function zoneOrDefault(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE.id;
  }
}

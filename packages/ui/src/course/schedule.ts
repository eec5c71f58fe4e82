import type { Instant } from '@shuyuan/rules';
import { offsetMinutes, offsetName } from '../controls/TimeZoneSelect/zoneOffset.ts';
import { type LabelsView, labelsIn } from '../foundations/defineLabels.ts';
import { LANG } from '../foundations/KitProvider/lang.ts';
import { knownZone } from '../foundations/zones.ts';
import { type ScheduleWords, scheduleLabels } from './schedule.labels.ts';

/** Context in which a date is formatted. */
export interface ScheduleView extends LabelsView {
  /** Epoch milliseconds. */
  now: number;
  /** IANA name: no instant is shown without one. */
  timeZone: string;
}

/** Local time of an instant in a time zone. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:mm`. */
  time: string;
  hour: number;
  /** Whole days since the epoch, in that local time. */
  date: number;
}

const DAY_MS = 86_400_000;
const SINCE_1972_MS = Date.UTC(1972, 0, 8);
const EVENING_HOUR = 18;
const MINUTE_MS = 60_000;
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const formatters = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, WallClock>();

/** Local times that are kept: a page of a thousand cards asks for few different ones, each of them several times. */
const MAX_CLOCKS = 2_000;

/** When a class starts, in words while it is near: `今晚20:00`, `明天10:00`, else `11月23日 周一19:30`; empty for an invalid instant. */
export function startTime(at: Instant, view: ScheduleView): string {
  const words = labelsIn(view, scheduleLabels);
  const [start, now] = [wallClock(at, view.timeZone), wallClock(view.now, view.timeZone)];
  if (!start || !now) return '';
  if (start.date === now.date) return start.hour >= EVENING_HOUR ? words.tonight(start.time) : words.today(start.time);
  if (start.date === now.date + 1) return words.tomorrow(start.time);
  return words.dateTime(dayOf(words, start, now), words.weekdays[start.weekday] ?? '', start.time);
}

/** A date without time: `10月18日`, with the year if it is not the current one; empty for an invalid instant. */
export function day(instant: Instant, view: ScheduleView): string {
  const [at, now] = [wallClock(instant, view.timeZone), wallClock(view.now, view.timeZone)];
  return at && now ? dayOf(labelsIn(view, scheduleLabels), at, now) : '';
}

/** The same of an instant that may be unknown or invalid: then undefined, so that no label stands before nothing. */
export function knownDay(instant: Instant | undefined, view: ScheduleView): string | undefined {
  return instant === undefined ? undefined : day(instant, view) || undefined;
}

/** {@link startTime} of an instant that may be unknown or invalid: then undefined, so that no label stands before nothing. */
export function knownStart(instant: Instant | undefined, view: ScheduleView): string | undefined {
  return instant === undefined ? undefined : startTime(instant, view) || undefined;
}

/** The time of day, `HH:mm`; empty for an invalid instant. */
export function timeOfDay(at: Instant, timeZone: string): string {
  return wallClock(at, timeZone)?.time ?? '';
}

/** Whose time it is: a zone by its name and present offset, `北美东部时间（UTC-05:00）`; `北京时间` where the words have a name of their own (§9). */
export function zoneName(timeZone: string, view: LabelsView & { now: number; language?: string }): string {
  const words = labelsIn(view, scheduleLabels);
  const zone = knownZone(timeZone);
  const own = words.zones[zone];
  if (own !== undefined) return own;
  const language = view.language ?? LANG[view.locale];
  const style = { timeZone: zone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(language, style).formatToParts(view.now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const minutes = offsetMinutes(zone, view.now);
  // Without an offset that is known, the name says all there is to say.
  return minutes === null ? (name ?? zone) : words.zone(name ?? zone, offsetName(minutes));
}

/** Local time of a time zone at an instant; undefined for an invalid instant. */
export function wallClock(at: Instant, timeZone: string): WallClock | undefined {
  const isPlain = typeof at === 'string' && PLAIN_DATE.test(at);
  const instant = new Date(at);
  const atMs = instant.getTime();
  if (Number.isNaN(atMs)) return undefined;
  // A local time has no seconds, and no zone has had an offset of seconds since 1972.
  // A calendar date is the same day everywhere.
  const zone = isPlain ? 'UTC' : timeZone;
  const key = `${Math.floor(atMs / MINUTE_MS)} ${zone}`;
  const known = atMs < SINCE_1972_MS ? undefined : clocks.get(key);
  if (known) return known;
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  const clock = readClock(instant, zone);
  clocks.set(key, clock);
  return clock;
}

function readClock(instant: Date, timeZone: string): WallClock {
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
    timeZone: knownZone(timeZone),
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

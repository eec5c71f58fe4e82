import type { ClassSlot } from '../domain/courseCards/classSlot.ts';
import { beijingMidnight, beijingWeekday } from '../platform/core/beijing.ts';
import type { Both } from './content.ts';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Midnight in Beijing of the day that an instant falls on: the seed uses no smaller unit (product.md 4.23). */
export function beijingDay(instant: Date): number {
  return beijingMidnight(instant).getTime();
}

/** When a class meets: its name and weekly slots. */
export interface Pattern {
  name: Both;
  weekdays: readonly number[];
  start: string;
  end: string;
}

/** The timetables that schools offer. */
export const PATTERNS = {
  mondays: { name: ['一三五晚班', 'Mon, Wed, Fri evenings'], weekdays: [1, 3, 5], start: '19:30', end: '20:15' },
  tuesdays: { name: ['二四六晚班', 'Tue, Thu, Sat evenings'], weekdays: [2, 4, 6], start: '20:00', end: '20:45' },
  weekend: { name: ['周末上午班', 'Weekend mornings'], weekdays: [6, 7], start: '10:00', end: '11:30' },
  twice: { name: ['二四晚班', 'Tue and Thu evenings'], weekdays: [2, 4], start: '19:00', end: '20:00' },
  saturday: { name: ['周六下午班', 'Saturday afternoons'], weekdays: [6], start: '15:00', end: '16:30' },
  sunday: { name: ['周日下午班', 'Sunday afternoons'], weekdays: [7], start: '14:00', end: '15:30' },
} as const satisfies Record<string, Pattern>;

/** A timetable that meets on the weekday of the given day, so that there is a lesson today. */
export function patternOn(day: number): Pattern {
  const weekday = isoWeekday(day);
  if (PATTERNS.mondays.weekdays.some((one) => one === weekday)) return PATTERNS.mondays;
  return weekday === 7 ? PATTERNS.weekend : PATTERNS.tuesdays;
}

/** Weekly slots of a timetable. */
export function slotsOf({ weekdays, start, end }: Pattern): ClassSlot[] {
  return weekdays.map((weekday) => ({ weekday, startTime: start, endTime: end }));
}

/** A meeting on a day. */
export interface Meeting {
  startsAt: Date;
  endsAt: Date;
}

/** The next `count` meetings from a day on. */
export function meetingsFrom(pattern: Pattern, day: number, count: number): Meeting[] {
  const meetings: Meeting[] = [];
  for (let at = day; meetings.length < count; at += DAY_MS)
    if (meetsOn(pattern, at)) meetings.push(meeting(pattern, at));
  return meetings;
}

/** The first day of a class that has met `count` times before the given day. */
export function dayOfPast(pattern: Pattern, day: number, count: number): number {
  let left = count;
  let at = day;
  while (left > 0) {
    at -= DAY_MS;
    if (meetsOn(pattern, at)) left -= 1;
  }
  return at;
}

function meetsOn(pattern: Pattern, day: number): boolean {
  return pattern.weekdays.includes(isoWeekday(day));
}

function meeting({ start, end }: Pattern, day: number): Meeting {
  return { startsAt: atTime(day, start), endsAt: atTime(day, end) };
}

/** An instant on a Beijing day. */
export function atTime(day: number, time: string): Date {
  const [hours = '0', minutes = '0'] = time.split(':');
  return new Date(day + Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}

function isoWeekday(day: number): number {
  return beijingWeekday(new Date(day));
}

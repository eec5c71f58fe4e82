import { CalendarDate } from '@internationalized/date';
import { type Instant, toMilliseconds } from '@shuyuan/rules';
import type { PlainDate } from '../../controls/DatePicker/days.ts';
import { wallClock } from '../schedule.ts';

/** An event of the schedule. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** When it begins, or is due. */
  at: Instant;
  /** A live class, a recorded one, or a deadline. */
  kind: 'live' | 'recorded' | 'due';
  /** Learnt, held without the student, over, in progress, or upcoming. */
  state: 'done' | 'missed' | 'over' | 'now' | 'next';
}

/** The part of the day of an event. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** An event in local time of a time zone. */
export interface PlacedEvent extends CalendarEvent {
  /** `HH:mm`. */
  time: string;
  part: DayPart;
}

/** The parts of a day, from the top. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[];

/** The day of an instant in a time zone. */
export function dayAt(at: string | number, timeZone: string): CalendarDate | undefined {
  const clock = wallClock(at, timeZone);
  return clock && new CalendarDate(clock.year, clock.month, clock.day);
}

/** Events by their date in a time zone, ordered by instant; events without a valid instant are skipped. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  timeZone: string,
): ReadonlyMap<PlainDate, readonly PlacedEvent[]> {
  const days = new Map<PlainDate, PlacedEvent[]>();
  for (const event of events.toSorted((a, b) => toMilliseconds(a.at) - toMilliseconds(b.at))) {
    const clock = wallClock(event.at, timeZone);
    if (!clock) continue;
    const date = new CalendarDate(clock.year, clock.month, clock.day).toString();
    const part = clock.hour < 12 ? 'morning' : clock.hour < 18 ? 'afternoon' : 'evening';
    const day = days.get(date) ?? [];
    day.push({ ...event, time: clock.time, part });
    days.set(date, day);
  }
  return days;
}

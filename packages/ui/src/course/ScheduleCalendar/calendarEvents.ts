import { addDays, type PlainDate } from '../../controls/DatePicker/calendar.ts';
import { wallClock } from '../schedule.ts';

/** Something in the schedule. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** ISO 8601. */
  at: string;
  /** A live class, a recorded one, or a deadline. */
  kind: 'live' | 'recorded' | 'due';
  /** Done, going on now, or to come. */
  state: 'done' | 'now' | 'next';
}

/** The part of a day in which an event stands. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** An event on the wall clock of a zone. */
export interface PlacedEvent extends CalendarEvent {
  /** `HH:mm`. */
  time: string;
  part: DayPart;
}

/** The parts of a day, from the top. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[];

const EPOCH = '1970-01-01';

/** The day on which an instant falls in a zone; Beijing unless told (§9). */
export function dayAt(at: string | number, timeZone: string | undefined): PlainDate | undefined {
  const clock = wallClock(at, timeZone);
  return clock && addDays(EPOCH, clock.date);
}

/** Events by the day on which they fall in a zone, in the order of their instants; what has no instant is left out. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  timeZone: string | undefined,
): ReadonlyMap<PlainDate, readonly PlacedEvent[]> {
  const days = new Map<PlainDate, PlacedEvent[]>();
  for (const event of events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const clock = wallClock(event.at, timeZone);
    if (!clock) continue;
    const date = addDays(EPOCH, clock.date);
    const part = clock.hour < 12 ? 'morning' : clock.hour < 18 ? 'afternoon' : 'evening';
    const day = days.get(date) ?? [];
    day.push({ ...event, time: clock.time, part });
    days.set(date, day);
  }
  return days;
}

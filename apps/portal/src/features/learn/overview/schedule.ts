import type { Practice } from '@shuyuan/contract';
import { classEntryState, DEFAULT_TIME_ZONE, lessonMark } from '@shuyuan/rules';
import type { CalendarEvent } from '@shuyuan/ui';
import { datedPath, entrancePath } from '../../../shared/course/learnPaths.ts';
import { changesOf, isOver, type ScheduledLesson } from '../../../shared/course/schedule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Beijing is eight hours ahead of UTC, all year. */
const BEIJING_MS = 8 * 60 * MINUTE_MS;
const WEEK_DAYS = 7;
/** Days of the timetable before and after a moment; the server answers 62 at most. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 45;
/** A cancelled lesson is told from so long before it would have begun. */
const CANCELLED_NOTICE_MS = 2 * DAY_MS;

/** The span of the timetable around a moment, from midnight in Beijing, so that one day asks one question. */
export function spanAround(at: number): { from: string; until: string } {
  const day = dayOf(at) * DAY_MS - BEIJING_MS;
  const instant = (days: number) => new Date(day + days * DAY_MS).toISOString();
  return { from: instant(-DAYS_BEFORE), until: instant(DAYS_AFTER) };
}

/** The next lesson that was cancelled, while one could still come for it. */
export function cancelledSoon(schedule: readonly ScheduledLesson[], now: number): ScheduledLesson | undefined {
  return schedule.find(
    (lesson) =>
      lesson.state === 'cancelled' && !isOver(lesson, now) && Date.parse(lesson.startsAt) - now < CANCELLED_NOTICE_MS,
  );
}

/** When the page changes by the clock: a lesson does, or a day begins in Beijing; in epoch milliseconds. */
export function instantsOf(schedule: readonly ScheduledLesson[], now: number): readonly number[] {
  const midnight = (dayOf(now) + 1) * DAY_MS - BEIJING_MS;
  return [midnight, ...changesOf(schedule, now)];
}

/** The entrance of a lesson (§2 `/toclass`), or its own page once it is over or was cancelled. */
export function eventPath(lesson: ScheduledLesson, now: number): string {
  const isAhead = !isOver(lesson, now) && lesson.state !== 'cancelled';
  return isAhead ? entrancePath(lesson.id) : datedPath(lesson.id, lesson.state);
}

/** Lessons and deadlines of practices as the calendar shows them; `cancelled` marks a lesson that falls out. */
export function toEvents(
  schedule: readonly ScheduledLesson[],
  practices: readonly Practice[],
  { now, cancelled }: { now: number; cancelled: (title: string) => string },
): CalendarEvent[] {
  const lessons = schedule.map((lesson): CalendarEvent => {
    const { id, title, startsAt, endsAt } = lesson;
    const isCancelled = lesson.state === 'cancelled';
    const isOpen = classEntryState(now, startsAt, endsAt) === 'open' || lesson.state === 'living';
    const state = isCancelled ? 'next' : isOver(lesson, now) ? pastState(lesson) : isOpen ? 'now' : 'next';
    return { id: String(id), title: isCancelled ? cancelled(title) : title, at: startsAt, kind: 'live', state };
  });
  const deadlines = practices.flatMap(({ id, title, dueAt }): CalendarEvent[] =>
    dueAt === undefined ? [] : [{ id: `${PRACTICE}${id}`, title, at: dueAt, kind: 'due', state: 'next' }],
  );
  return [...lessons, ...deadlines];
}

/** What the calendar says of a class that was held: a tick is for one that is learnt. */
function pastState({ attendance, isLearnt = false }: ScheduledLesson): CalendarEvent['state'] {
  const mark = lessonMark({ attendance, isLearnt });
  return mark === 'learnt' ? 'done' : mark === 'missed' ? 'missed' : 'over';
}

/** Begins the id of a deadline in the calendar. */
export const PRACTICE = 'practice-';

/** Live lessons of this week and of today, and how many of them are still to come; weeks begin on Monday in Beijing (§9). */
export function weekOf(schedule: readonly ScheduledLesson[], now: number) {
  const monday = mondayOf(dayOf(now));
  const today = dayOf(now);
  const days = schedule
    .filter(({ state }) => state !== 'cancelled')
    .map((each) => ({ ...each, day: dayOf(Date.parse(each.startsAt)) }));
  const week = days.filter(({ day }) => day >= monday && day < monday + WEEK_DAYS);
  return {
    total: week.length,
    left: week.filter((each) => !isOver(each, now)).length,
    today: week.filter((each) => each.day === today && !isOver(each, now)).length,
  };
}

/** The day on which the calendar opens, `YYYY-MM-DD` in Beijing: today, or the nearest day with a lesson where this week has none. */
export function firstDay(schedule: readonly ScheduledLesson[], now: number): string {
  const today = dayOf(now);
  const monday = mondayOf(today);
  const days = schedule.map(({ startsAt }) => dayOf(Date.parse(startsAt)));
  const isThisWeek = days.some((day) => day >= monday && day < monday + WEEK_DAYS);
  const shown = isThisWeek ? today : (days.find((day) => day >= today) ?? days.at(-1) ?? today);
  return new Date(shown * DAY_MS).toISOString().slice(0, 10);
}

/** Hour of the day in Beijing. */
export function hourOf(now: number): number {
  return Number(clock(now).hour);
}

const mondayOf = (day: number) => day - ((day + 3) % WEEK_DAYS); // day 0 was a Thursday

/** Whole days since 1970 by the wall clock of Beijing. */
function dayOf(at: number): number {
  const { year, month, day } = clock(at);
  return Math.floor(Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS);
}

const format = new Intl.DateTimeFormat('en-u-nu-latn', {
  timeZone: DEFAULT_TIME_ZONE.id,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
});

function clock(at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

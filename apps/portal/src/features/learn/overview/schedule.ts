import type { Practice } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE, dayName, lessonMark, liveStage, localDay, nextLocalDay } from '@shuyuan/rules';
import type { CalendarEvent } from '@shuyuan/ui';
import { isSaid } from '../../../core/known.ts';
import { datedPath, entrancePath } from '../../../shared/course/learnPaths.ts';
import { changesOf, type DayLesson, isAhead, isOver, type ScheduledLesson } from '../../../shared/course/schedule.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
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
  const day = localDay(at, DEFAULT_TIME_ZONE.id) * DAY_MS - BEIJING_MS;
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

/** Whose days are counted: the present, and the zone in which the page shows its instants. */
export interface ZonedTime {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
}

/** When the page changes by the clock: a lesson does, a day begins, in the zone of the page; in epoch milliseconds. */
export function instantsOf(schedule: readonly ScheduledLesson[], { now, timeZone }: ZonedTime): readonly number[] {
  return [nextLocalDay(now, timeZone), ...changesOf(schedule, now)];
}

/** The entrance of a lesson (§2 `/toclass`), or its own page once it is over or was cancelled. */
export function eventPath(lesson: ScheduledLesson, now: number): string {
  return isAhead(lesson, now) ? entrancePath(lesson.id) : datedPath(lesson.id, lesson.state);
}

/** Lessons and deadlines of practices as the calendar shows them; `cancelled` marks a lesson that falls out. */
export function toEvents(
  schedule: readonly ScheduledLesson[],
  practices: readonly Practice[],
  { now, cancelled }: { now: number; cancelled: (title: string) => string },
): CalendarEvent[] {
  const lessons = schedule.map((lesson): CalendarEvent => {
    const { id, title, startsAt } = lesson;
    const isCancelled = lesson.state === 'cancelled';
    const stage = liveStage(lesson, now);
    const isNow = stage === 'open' || stage === 'live';
    const state = isCancelled ? 'next' : isOver(lesson, now) ? pastState(lesson) : isNow ? 'now' : 'next';
    return { id: String(id), title: isCancelled ? cancelled(title) : title, at: startsAt, kind: 'live', state };
  });
  const deadlines = practices.flatMap(({ id, title, dueAt }): CalendarEvent[] =>
    dueAt === undefined ? [] : [{ id: `${PRACTICE}${id}`, title, at: dueAt, kind: 'due', state: 'next' }],
  );
  return [...lessons, ...deadlines];
}

/** Lessons ahead of which no more than the day is known, as the calendar shows them. */
export function toDayEvents(lessons: readonly DayLesson[], { now, timeZone }: ZonedTime): CalendarEvent[] {
  const today = localDay(now, timeZone);
  return lessons
    .filter(({ at }) => localDay(at, DEFAULT_TIME_ZONE.id) >= today)
    .map(({ id, title, at }) => ({ id: `day-${id}`, title, at, kind: 'live', state: 'next' }));
}

/** What the calendar says of a class that was held: a tick is for one that is learnt. */
function pastState({ attendance, isLearnt }: ScheduledLesson): CalendarEvent['state'] {
  const mark = lessonMark({ attendance, isLearnt: isSaid(isLearnt) });
  return mark === 'learnt' ? 'done' : mark === 'missed' ? 'missed' : 'over';
}

/** Begins the id of a deadline in the calendar. */
export const PRACTICE = 'practice-';

/** Live lessons of this week and of today, and how many of them are still to come; weeks begin on Monday in the zone of the page (§9). */
export function weekOf(
  schedule: readonly ScheduledLesson[],
  { now, timeZone }: ZonedTime,
  byDay: readonly DayLesson[] = [],
): { total: number; left: number | undefined; today: number } {
  const today = localDay(now, timeZone);
  const monday = mondayOf(today);
  const isInWeek = ({ day }: { day: number }) => day >= monday && day < monday + WEEK_DAYS;
  const week = schedule
    .filter(({ state }) => state !== 'cancelled')
    .map((each) => ({ ...each, day: localDay(each.startsAt, timeZone) }))
    .filter(isInWeek);
  const vague = byDay.map(({ at }) => ({ day: localDay(at, DEFAULT_TIME_ZONE.id) })).filter(isInWeek);
  // Whether a lesson of today without a time is over is not known.
  const isVague = vague.some(({ day }) => day === today);
  const left = week.filter((each) => !isOver(each, now)).length + vague.filter(({ day }) => day > today).length;
  return {
    total: week.length + vague.length,
    left: isVague ? undefined : left,
    today: week.filter((each) => each.day === today && !isOver(each, now)).length,
  };
}

/** The day on which the calendar opens, `YYYY-MM-DD` in the zone of the page: today, or the nearest day with a lesson where this week has none. */
export function firstDay(schedule: readonly ScheduledLesson[], { now, timeZone }: ZonedTime): string {
  const today = localDay(now, timeZone);
  const monday = mondayOf(today);
  const days = schedule.map(({ startsAt }) => localDay(startsAt, timeZone));
  const isThisWeek = days.some((day) => day >= monday && day < monday + WEEK_DAYS);
  const shown = isThisWeek ? today : (days.find((day) => day >= today) ?? days.at(-1) ?? today);
  return dayName(shown);
}

/** The quarter of an hour after an instant: the hours of every zone begin at one. */
export function nextQuarter(now: number): number {
  return (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
}

const mondayOf = (day: number) => day - ((day + 3) % WEEK_DAYS); // day 0 was a Thursday

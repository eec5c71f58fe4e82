import type { Lesson } from '@shuyuan/contract';
import { classEntryState, DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import type { CalendarEvent } from '@shuyuan/ui';
import { coursePath } from '../../../shared/course/courseProps.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';

/** A live lesson with the class it belongs to. */
export interface ScheduledLesson {
  lesson: Lesson;
  course: OwnClass;
  startsAt: string;
  endsAt: string;
}

/** Whether the lessons of a class are part of the schedule. */
export function isScheduled({ kind, enrolment }: Pick<OwnClass, 'kind' | 'enrolment'>): boolean {
  return kind !== 'recorded' && (enrolment ?? 'active') === 'active';
}

/** The live lessons of classes, by their beginning. */
export function scheduleOf(
  courses: readonly OwnClass[],
  lessons: { get(saleId: number): readonly Lesson[] | undefined },
): readonly ScheduledLesson[] {
  return courses
    .filter(isScheduled)
    .flatMap((course) =>
      (lessons.get(course.saleId) ?? []).flatMap((lesson): ScheduledLesson[] => {
        const { startsAt, endsAt } = lesson;
        return startsAt === undefined || endsAt === undefined ? [] : [{ lesson, course, startsAt, endsAt }];
      }),
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** The lesson that is being held or comes next. */
export function nextLesson(schedule: readonly ScheduledLesson[], now: number): ScheduledLesson | undefined {
  return schedule.find((lesson) => !isOver(lesson, now));
}

/** Whether a lesson has been held. */
export function isOver({ endsAt }: Pick<ScheduledLesson, 'endsAt'>, now: number): boolean {
  return Date.parse(endsAt) <= now;
}

/** The entrance of a live lesson (§2 `/toclass`); a lesson without a day of its own leads to its course. */
export function lessonPath({ lesson, course }: Pick<ScheduledLesson, 'lesson' | 'course'>): string {
  return lesson.datedId === undefined ? coursePath(course) : `/toclass?id=${lesson.datedId}`;
}

/** Lessons as the calendar shows them. */
export function toEvents(schedule: readonly ScheduledLesson[], now: number): CalendarEvent[] {
  return schedule.map(({ lesson, startsAt, endsAt }) => {
    const entry = classEntryState(now, startsAt, endsAt);
    const state = entry === 'ended' ? 'done' : entry === 'open' ? 'now' : 'next';
    return { id: String(lesson.id), title: lesson.title, at: startsAt, kind: 'live', state };
  });
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Live lessons of this week and of today, and how many of them are still to come; weeks begin on Monday in Beijing (§9). */
export function weekOf(schedule: readonly ScheduledLesson[], now: number) {
  const today = dayOf(now);
  const monday = today - ((today + 3) % WEEK_DAYS); // day 0 was a Thursday
  const days = schedule.map((each) => ({ ...each, day: dayOf(Date.parse(each.startsAt)) }));
  const isAhead = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > now;
  const week = days.filter(({ day }) => day >= monday && day < monday + WEEK_DAYS);
  return {
    total: week.length,
    left: week.filter(isAhead).length,
    today: week.filter((each) => each.day === today && isAhead(each)).length,
  };
}

/** Hour of the day in Beijing. */
export function hourOf(now: number): number {
  return Number(clock(now).hour);
}

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

import type { TimetableEntry } from '@shuyuan/contract';
import { liveChanges, liveStage } from '@shuyuan/rules';

/** A live lesson with its time. */
export interface ScheduledLesson extends TimetableEntry {
  startsAt: string;
  endsAt: string;
}

/** The lessons with a time, by their beginning. */
export function scheduleOf(entries: readonly TimetableEntry[]): readonly ScheduledLesson[] {
  return entries
    .flatMap((entry): ScheduledLesson[] => {
      const { startsAt, endsAt } = entry;
      return startsAt === undefined || endsAt === undefined ? [] : [{ ...entry, startsAt, endsAt }];
    })
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** A lesson of which only the day, or only the beginning, is known. */
export interface DayLesson {
  id: number;
  title: string;
  at: string;
}

/** The lessons without a beginning or an end, by what is known of their time: a backend may tell the day alone (wire-facts 6.3). */
export function dayLessonsOf(entries: readonly TimetableEntry[]): readonly DayLesson[] {
  return entries.flatMap(({ id, title, startsAt, startsOn, endsAt }): DayLesson[] => {
    const at = startsAt ?? startsOn;
    return at === undefined || (startsAt !== undefined && endsAt !== undefined) ? [] : [{ id, title, at }];
  });
}

/** The lesson that is being held or comes next. */
export function nextLesson(schedule: readonly ScheduledLesson[], now: number): ScheduledLesson | undefined {
  const ahead = schedule.filter((lesson) => isAhead(lesson, now));
  // One that was started early is held before another one whose time it is not yet.
  return ahead.find((lesson) => liveStage(lesson, now) === 'live') ?? ahead[0];
}

/** Whether a lesson is held or will be. */
export function isAhead(lesson: ScheduledLesson, now: number): boolean {
  const stage = liveStage(lesson, now);
  return stage !== 'ended' && stage !== 'cancelled';
}

/** Whether a lesson has been held, or its time is over; one that runs on is held. */
export function isOver(lesson: ScheduledLesson, now: number): boolean {
  return liveStage({ ...lesson, state: lesson.state === 'cancelled' ? 'notStarted' : lesson.state }, now) === 'ended';
}

/** When lessons that are ahead change by the clock: entry opens, they begin, end, have run on for long enough; in epoch milliseconds. */
export function changesOf(schedule: readonly ScheduledLesson[], now: number): readonly number[] {
  return schedule.flatMap((lesson) => (isAhead(lesson, now) ? liveChanges(lesson) : []));
}

/** Whether something that was announced has begun by now; what is not announced has not. */
export function hasBegun(startsAt: string | undefined, now: number): boolean {
  return startsAt !== undefined && Date.parse(startsAt) <= now;
}

import type { TimetableEntry } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES, LESSON_OVERTIME_MINUTES } from '@shuyuan/rules';

const MINUTE_MS = 60_000;

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
  return schedule.find((lesson) => !isOver(lesson, now) && lesson.state !== 'cancelled');
}

/** Whether a lesson has been held; one that runs on is held until its server says otherwise, or its time to run on is over. */
export function isOver({ endsAt, state }: Pick<ScheduledLesson, 'endsAt' | 'state'>, now: number): boolean {
  const end = Date.parse(endsAt);
  return state === 'ended' || (state === 'living' ? end + LESSON_OVERTIME_MINUTES * MINUTE_MS : end) <= now;
}

/** When lessons that are ahead change by the clock: entry opens, they begin, end, have run on for long enough; in epoch milliseconds. */
export function changesOf(schedule: readonly ScheduledLesson[], now: number): readonly number[] {
  return schedule.flatMap((lesson) => {
    if (lesson.state === 'cancelled' || isOver(lesson, now)) return [];
    const [start, end] = [Date.parse(lesson.startsAt), Date.parse(lesson.endsAt)];
    return [start - CLASS_ENTRY_MINUTES * MINUTE_MS, start, end, end + LESSON_OVERTIME_MINUTES * MINUTE_MS];
  });
}

/** Whether a lesson can be entered by the clock: from 15 minutes before it until it is over (§9). */
export function isEnterable(lesson: ScheduledLesson, now: number): boolean {
  if (isOver(lesson, now) || lesson.state === 'cancelled') return false;
  return lesson.state === 'living' || now >= Date.parse(lesson.startsAt) - CLASS_ENTRY_MINUTES * MINUTE_MS;
}

import type { OwnLesson } from '@shuyuan/contract';
import { currentOf } from '../../../shared/course/lessonProps.ts';
import type { LessonKey } from './LearnRecords.ts';
import type { PlayerQueries } from './PlayerQueries.ts';
import type { Place } from './playerTypes.ts';

/**
 * The lesson that an address names, or else the given one; undefined without a course or a lesson. An address of the family names the
 * lesson on sale alone (wire-facts 6.4): the lessons say which class it is of.
 */
export function keyAt(
  { courseId, lessonId }: Place,
  otherwise: number | undefined,
  lessons: readonly OwnLesson[] = [],
): LessonKey | undefined {
  const sold = lessons.find(({ sellCourseId }) => sellCourseId !== undefined && sellCourseId === courseId);
  if (sold && lessons.every((lesson) => lesson.courseId !== courseId))
    return { courseId: sold.courseId, lessonId: lessonId ?? sold.lessonId };
  const id = lessonId ?? otherwise;
  return courseId === undefined || id === undefined ? undefined : { courseId, lessonId: id };
}

/** Where a visitor begins: the first lesson on trial. */
export function trialOf(offered: PlayerQueries['offered']['value']): number | undefined {
  return offered?.find(({ isTrial }) => isTrial)?.id;
}

/** Where a student goes on: the current lesson, or else the first. */
export function firstOf(lessons: readonly OwnLesson[] | undefined, now: number): number | undefined {
  return lessons && (currentOf(lessons, now) ?? lessons[0])?.lessonId;
}

/** The lesson after the one on screen. */
export function nextOf(lessons: readonly OwnLesson[] = [], key: LessonKey | undefined): OwnLesson | undefined {
  const place = lessons.findIndex(({ lessonId }) => lessonId === key?.lessonId);
  return place < 0 ? undefined : lessons[place + 1];
}

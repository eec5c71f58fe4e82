import type { AnswerOf, CourseCard, contract, Lesson } from '@shuyuan/contract';
import type { MyCourse, NextLesson } from '@shuyuan/ui';
import { coursePath } from '../../../shared/course/courseProps.ts';

/** A class of the student. */
export type OwnClass = AnswerOf<(typeof contract)['courses']['mine']>['items'][number];
/** Whether a class runs, for the student. */
export type Stage = 'notStarted' | 'inProgress' | 'ended';

/** The stage of a class; one whose right to it is over counts as ended. */
export function stageOf({ status, enrolment }: Pick<OwnClass, 'status' | 'enrolment'>): Stage {
  if (status === 'ended' || enrolment === 'expired' || enrolment === 'quit') return 'ended';
  return status === 'notStarted' ? 'notStarted' : 'inProgress';
}

/** A class as the kit's card shows it. */
export function toMyCourse(course: OwnClass): MyCourse {
  const { id, title, kind, cover, lecturerName, lecturerPortrait, validUntil, enrolment } = course;
  const isExpired = enrolment === 'expired';
  const state = isExpired ? 'expired' : stageOf(course) === 'ended' ? 'ended' : 'active';
  const href = coursePath(course);
  return { id: String(id), title, kind, cover, lecturerName, lecturerPhoto: lecturerPortrait, validUntil, state, href };
}

/** A course that is over, as the kit's card shows it. */
export function toEndedCourse(course: CourseCard): MyCourse {
  return toMyCourse({ ...course, status: 'ended', source: 'purchase', enrolment: 'active' });
}

/** How far a class is: its lessons count before they are here by what the class says of itself. */
export function progressOf(
  course: Pick<CourseCard, 'lessonCount' | 'lessonsDone'>,
  lessons: readonly Lesson[],
): { done: number; total: number | undefined } {
  const learnt = lessons.filter(({ state }) => state === 'done').length;
  const done = learnt > 0 ? learnt : (course.lessonsDone ?? 0);
  const total = course.lessonCount ?? (lessons.length || undefined);
  return { done: Math.min(done, total ?? done), total };
}

/** The lesson to go on with. */
export function nextOf(lessons: readonly Lesson[]): NextLesson | undefined {
  const lesson =
    lessons.find(({ state }) => state === 'now') ?? lessons.find(({ state }) => state === 'next' || state === 'open');
  if (!lesson) return undefined;
  const { title, startsAt, endsAt } = lesson;
  return { title, ...(startsAt === undefined ? {} : { startsAt }), ...(endsAt === undefined ? {} : { endsAt }) };
}

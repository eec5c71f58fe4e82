import type { CourseDetail, Lesson } from '@shuyuan/contract';

/** Progress of an owned course, and its current or next lesson. */
export interface CourseProgress {
  /** Lessons that the student has learnt; undefined where nobody says. */
  done: number | undefined;
  /** Undefined where neither the course nor its lessons say. */
  total: number | undefined;
  lesson: Lesson | undefined;
}

/** Reads the progress from the lessons. */
export function progressOf(lessons: readonly Lesson[], course: Pick<CourseDetail, 'lessonCount'>): CourseProgress {
  const finished = lessons.filter(({ state, isLearnt }) => isLearnt ?? state === 'done').length;
  const lesson =
    lessons.find(({ state }) => state === 'now') ??
    lessons.find(({ state }) => state === 'next') ??
    lessons.find(({ state }) => state === 'open');
  // What the class has held (`lessonsDone`) is not what this student has learnt.
  const isTold = lessons.some(({ state }) => state !== undefined);
  const done = isTold ? finished : undefined;
  const total = course.lessonCount ?? (lessons.length || undefined);
  return { done, total, lesson };
}

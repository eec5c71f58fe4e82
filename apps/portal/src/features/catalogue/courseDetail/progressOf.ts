import type { CourseDetail, Lesson } from '@shuyuan/contract';

/** Progress of an owned course, and its current or next lesson. */
export interface CourseProgress {
  done: number;
  total: number;
  lesson: Lesson | undefined;
}

/** Reads the progress from the lessons; before they are here, from the course itself. */
export function progressOf(
  lessons: readonly Lesson[],
  course: Pick<CourseDetail, 'lessonsDone' | 'lessonCount'>,
): CourseProgress {
  const finished = lessons.filter(({ state }) => state === 'done').length;
  const lesson =
    lessons.find(({ state }) => state === 'now') ?? lessons.find(({ state }) => state === 'next' || state === 'open');
  const done = finished > 0 ? finished : (course.lessonsDone ?? 0);
  return { done: Math.min(done, course.lessonCount), total: course.lessonCount, lesson };
}

import type { CourseDetail, Lesson } from '@shuyuan/contract';

/** Progress of an owned course, and its current or next lesson. */
export interface CourseProgress {
  done: number;
  /** Undefined where neither the course nor its lessons say. */
  total: number | undefined;
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
  const { lessonsDone: held = 0 } = course; // the lessons that were held, where none is learnt
  const done = finished > 0 ? finished : held;
  const total = course.lessonCount ?? (lessons.length || undefined);
  return { done: Math.min(done, total ?? done), total, lesson };
}

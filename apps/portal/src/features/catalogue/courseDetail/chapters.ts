import type { Lesson } from '@shuyuan/contract';
import { NO_CHAPTER } from '../../../shared/course/lessonProps.ts';

/** Lessons under one heading. */
export interface Chapter {
  id: number;
  /** Absent where the course has no chapters. */
  title: string | undefined;
  lessons: Lesson[];
}

/** Groups lessons by chapter, in the order in which the server gave them. */
export function chaptersOf(lessons: readonly Lesson[]): Chapter[] {
  const chapters = new Map<number, Chapter>();
  for (const lesson of lessons) {
    const id = lesson.chapterId ?? NO_CHAPTER;
    const chapter = chapters.get(id) ?? { id, title: lesson.chapterTitle, lessons: [] };
    chapter.lessons.push(lesson);
    chapters.set(id, chapter);
  }
  return [...chapters.values()];
}

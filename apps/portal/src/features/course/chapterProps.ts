import type { CourseDetail } from '@shuyuan/contract';
import type { Chapter as KitChapter } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import type { Chapter } from './chapters.ts';

/** A chapter as the kit's list shows it; a course without chapters has one that says so. No lesson offers a trial: there is no player. */
export function chapterProps(chapter: Chapter, kind: CourseDetail['kind'], t: TFunction<'course'>): KitChapter {
  const { id, title, lessons } = chapter;
  return {
    id: String(id),
    title: title ?? t('lessonsUnnamed'),
    note: t('chapterNote', { lessons: lessons.length }),
    lessons: lessons.map(({ lockReason, isTrial: _, ...lesson }) => ({
      ...lesson,
      id: String(lesson.id),
      kind: lesson.kind ?? (kind === 'live' ? 'live' : 'video'),
      reason: lockReason,
    })),
  };
}

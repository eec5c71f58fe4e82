import type { CourseDetail } from '@shuyuan/contract';
import { formatDay, type Chapter as KitChapter, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { trialPath } from '../../../shared/course/learnPaths.ts';
import type { Chapter } from './chapters.ts';

/** A chapter as the kit's list shows it; a course without chapters has one that says so. Trial lessons lead to the player (product.md 5.5). */
export function chapterProps(
  chapter: Chapter,
  course: CourseDetail,
  view: ScheduleView,
  t: TFunction<'courseDetail'>,
): KitChapter {
  const { id, title, lessons } = chapter;
  const begins = lessons[0]?.startsAt;
  const isAhead = begins !== undefined && Date.parse(begins) > view.now;
  return {
    id: String(id),
    title: title ?? t('lessonsUnnamed'),
    note: isAhead
      ? t('chapterNoteFrom', { lessons: lessons.length, day: formatDay(begins, view) })
      : t('chapterNote', { lessons: lessons.length }),
    lessons: lessons.map(({ lockReason, state, ...lesson }) => ({
      ...lesson,
      href: lesson.isTrial && !course.isOwned ? trialPath(course, lesson.id) : undefined,
      id: String(lesson.id),
      kind: lesson.kind ?? (course.kind === 'live' ? 'live' : 'video'),
      // Without enrolment every lesson is locked: the purchase panel says so once, the list need not.
      state: state === 'locked' && !course.isOwned ? 'next' : state,
      reason: course.isOwned ? lockReason : undefined,
    })),
  };
}

import type { CourseDetail, Lesson } from '@shuyuan/contract';
import { formatDay, type Chapter as KitChapter, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { datedPath, entrancePath, recordedPath, trialPath } from '../../../shared/course/learnPaths.ts';
import type { Chapter } from './chapters.ts';

/** A chapter as the kit's list shows it; a course without chapters has one that says so. Trial lessons lead to the player (product.md 5.5), those of a course that is owned on to where they are learnt. */
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
    lessons: lessons.map(({ lockReason, state, ...rest }) => {
      // A class that was held is its recording: it has a length, and no time of day.
      const isHeld =
        course.isOwned === true && state !== 'now' && rest.endsAt !== undefined && Date.parse(rest.endsAt) <= view.now;
      const lesson = isHeld ? { ...rest, startsAt: undefined, endsAt: undefined, kind: 'video' as const } : rest;
      return {
        ...lesson,
        href: course.isOwned ? ownLessonPath(course, { ...lesson, state, isHeld }) : trialHref(course, lesson),
        id: String(lesson.id),
        kind: lesson.kind ?? (course.kind === 'live' ? 'live' : 'video'),
        // Without enrolment every lesson is locked: the purchase panel says so once, the list need not.
        state: state === 'locked' && !course.isOwned ? 'next' : state,
        reason: course.isOwned ? lockReason : undefined,
      };
    }),
  };
}

/** Where a lesson of an owned course is learnt; undefined where it is locked, or its class has not begun. */
export function ownLessonPath(
  course: Pick<CourseDetail, 'id' | 'kind'>,
  { id, datedId, state, isHeld = false }: Pick<Lesson, 'id' | 'datedId' | 'state'> & { isHeld?: boolean },
): string | undefined {
  if (state === 'locked') return undefined;
  if (course.kind === 'recorded') return recordedPath(course, id);
  if (datedId === undefined) return undefined;
  return state === 'now' ? entrancePath(datedId) : state === 'done' || isHeld ? datedPath(datedId) : undefined;
}

function trialHref(course: CourseDetail, { id, isTrial }: Pick<Lesson, 'id' | 'isTrial'>): string | undefined {
  return isTrial ? trialPath(course, id) : undefined;
}

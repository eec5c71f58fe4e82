import type { CourseDetail, Lesson } from '@shuyuan/contract';
import { formatDay, type Chapter as KitChapter, type Lesson as KitLesson, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { datedPath, entrancePath, recordedPath, trialPath } from '../../../shared/course/learnPaths.ts';
import { stageOn } from '../../../shared/course/lessonProps.ts';
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
      ? t('chapterNoteFrom', { count: lessons.length, day: formatDay(begins, view) })
      : t('chapterNote', { count: lessons.length }),
    lessons: lessons.map(({ lockReason, ...given }) => {
      // A class that was held is its recording: it has a length, and no time of day.
      const isHeld = course.isOwned === true && stageOf(given, view.now) === 'ended';
      const lesson = isHeld ? { ...given, startsAt: undefined, endsAt: undefined, kind: 'video' as const } : given;
      return {
        ...lesson,
        trial: lesson.isTrial,
        practice: lesson.hasPractice,
        started: lesson.isStarted,
        href: course.isOwned ? ownLessonPath(course, given, view.now) : trialHref(course, given),
        id: String(lesson.id),
        kind: lesson.kind ?? (course.kind === 'live' ? 'live' : 'video'),
        state: shownState(given, course.isOwned === true, view.now),
        reason: course.isOwned ? lockReason : undefined,
      };
    }),
  };
}

/** Where a lesson of an owned course is learnt; undefined where it is locked, or its class has not begun. */
export function ownLessonPath(
  course: Pick<CourseDetail, 'id' | 'kind'>,
  lesson: Pick<Lesson, 'id' | 'state'> & LiveFacts,
  now: number,
): string | undefined {
  const { id, datedId, state } = lesson;
  if (state === 'locked') return undefined;
  if (course.kind === 'recorded') return recordedPath(course, id);
  if (datedId === undefined) return undefined;
  const stage = stageOf(lesson, now);
  if (stage === 'cancelled') return undefined;
  return stage === 'ended' || (stage === undefined && state === 'done') ? datedPath(datedId) : entrancePath(datedId);
}

/** The lesson of an owned class that can be entered now, one that is held before one whose room is open (§9). */
export function runningLesson(lessons: readonly Lesson[], now: number): Lesson | undefined {
  const open = lessons.filter((lesson) => lesson.state !== 'locked');
  return (
    open.find((lesson) => stageOf(lesson, now) === 'live') ?? open.find((lesson) => stageOf(lesson, now) === 'open')
  );
}

type LiveFacts = Pick<Lesson, 'datedId' | 'startsAt' | 'endsAt' | 'liveState' | 'isStarted'>;

/** How a live lesson stands now; undefined for a recorded one. */
function stageOf({ datedId, startsAt, endsAt, liveState, isStarted }: LiveFacts, now: number) {
  return stageOn({ datedId, startsAt, endsAt, state: liveState, isStarted }, now);
}

/** The state of a lesson in the list; a live one of an owned class follows the clock. */
function shownState(lesson: Lesson, isOwned: boolean, now: number): KitLesson['state'] {
  const { state } = lesson;
  // Without enrolment every lesson is locked: the purchase panel says so once, the list need not.
  if (!isOwned) return state === 'locked' ? 'next' : state;
  const stage = stageOf(lesson, now);
  if (state === 'locked' || state === 'done' || stage === undefined) return state;
  if (stage === 'cancelled') return 'cancelled';
  // The kit opens it by its own clock.
  return stage === 'ended' ? (lesson.isLearnt ? 'done' : 'over') : stage === 'early' ? undefined : 'now';
}

function trialHref(course: CourseDetail, { id, isTrial }: Pick<Lesson, 'id' | 'isTrial'>): string | undefined {
  return isTrial ? trialPath(course, id) : undefined;
}

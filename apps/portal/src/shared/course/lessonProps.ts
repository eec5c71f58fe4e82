import type { OwnLesson } from '@shuyuan/contract';
import { type Chapter, formatStartTime, type Lesson, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { entrancePath, lessonPath, practicePath } from './learnPaths.ts';
import { lockWay } from './lockWay.ts';

/** How the outline of a class is shown: texts, time, and where a lesson leads. */
export interface LessonView extends ScheduleView {
  t: TFunction<'lessons'>;
  /** The lesson on screen, in a player. */
  currentId?: number | undefined;
  /** Address of a lesson; by default its own page, and the entrance of a live class that is ahead. */
  hrefOf?: ((lesson: OwnLesson) => string) | undefined;
}

/** The lessons of a class by chapter, in the order of the server, as the kit's outline shows them. */
export function toChapters(lessons: readonly OwnLesson[], view: LessonView): Chapter[] {
  const currentId = view.currentId ?? currentOf(lessons)?.lessonId;
  const chapters = new Map<number, { title: string; lessons: OwnLesson[] }>();
  for (const lesson of lessons) {
    const id = lesson.chapterId ?? 0;
    const chapter = chapters.get(id) ?? { title: lesson.chapterTitle ?? view.t('all'), lessons: [] };
    chapter.lessons.push(lesson);
    chapters.set(id, chapter);
  }
  return [...chapters].map(([id, { title, lessons: own }]) => ({
    id: String(id),
    title,
    note: chapterNote(own, view.t),
    lessons: own.map((lesson) => toLesson(lesson, { ...view, currentId })),
  }));
}

/** The lesson to go on with: the one that is held, else the first that is open and not learnt. */
export function currentOf(lessons: readonly OwnLesson[]): OwnLesson | undefined {
  const isRunning = ({ state }: OwnLesson) => state === 'living' || state === 'waiting';
  return (
    lessons.find(isRunning) ?? lessons.find((lesson) => isRecorded(lesson) && isOpen(lesson) && !lesson.isFinished)
  );
}

/** The chapters to open at first: that of the lesson to go on with, else of the next class that is ahead; the kit's choice without one. */
export function openChapters(lessons: readonly OwnLesson[]): readonly string[] | undefined {
  const next =
    currentOf(lessons) ?? lessons.find(({ state, datedId }) => datedId !== undefined && state === 'notStarted');
  return next && [String(next.chapterId ?? 0)];
}

/** A lesson of one's class as the kit's outline shows it (product.md 4.3). */
export function toLesson(lesson: OwnLesson, view: LessonView): Lesson {
  const { lessonId, index, title, kind = 'live', durationS, startsAt, endsAt, access } = lesson;
  const state = stateOf(lesson, view);
  const way = lockWay(access, lesson.courseId);
  const isHeld = lesson.state === 'ended';
  const hasReplay = !isHeld || lesson.replay === 'ready';
  return {
    id: String(lessonId),
    index,
    title,
    // A class that was held is its recording: it has a length, and no time of day.
    kind: kind === 'live' && isHeld ? 'video' : kind,
    // Without a recording there is nothing that lasts.
    ...(hasReplay && { durationS }),
    hasReplay,
    ...(!isHeld && { startsAt, endsAt }),
    state,
    reason: reasonOf(lesson, state, view),
    link: state === 'locked' && way ? { label: view.t(way.label), href: way.href } : undefined,
    progress: progressOf(lesson),
    href: isReachable(lesson) ? (view.hrefOf?.(lesson) ?? ownHref(lesson)) : undefined,
    action: practiceAction(lesson, view),
  };
}

/** The state of its node. Undefined: a class that is ahead, whose time decides. */
function stateOf(lesson: OwnLesson, { currentId }: LessonView): Lesson['state'] {
  const { state, replay, access, isFinished, datedId, lessonId } = lesson;
  if (state === 'cancelled') return 'cancelled';
  if (access?.error === 'previousPracticeRequired') return 'locked';
  if (lessonId === currentId) return 'now';
  if (isFinished) return 'done';
  if (datedId !== undefined && state === 'ended') {
    if (replay === 'generating') return 'making';
    if (replay === 'failed') return 'failed';
    return replay === 'ready' && isOpen(lesson) ? 'open' : 'over';
  }
  if (datedId !== undefined) return isShut(lesson) ? 'next' : undefined;
  return isOpen(lesson) ? 'open' : 'next';
}

function reasonOf(lesson: OwnLesson, state: Lesson['state'], view: LessonView): string | undefined {
  const { access, lockReason, cancelReason, attendance, isFinished } = lesson;
  if (state === 'cancelled') return cancelReason ?? view.t('cancelled');
  if (state === 'locked') return lockReason ?? access?.message;
  if (state === 'making' || state === 'failed') return undefined;
  if (isShut(lesson)) return access?.message;
  const words = [practiceWords(lesson, view)];
  if (lesson.state === 'ended' && attendance !== undefined && attendance !== 'none')
    words.unshift(view.t(`attendance.${attendance}`));
  // Who was in the class has learnt it: that its recording is being made is told beside.
  if (state === 'done' && lesson.replay === 'generating') words.push(view.t('making'));
  if (!isFinished && (lesson.positionS ?? 0) > 0 && state !== 'done')
    words.push(view.t('position', { time: clockOf(lesson.positionS ?? 0) }));
  return words.filter((word) => word !== undefined).join(view.t('between')) || undefined;
}

/** The state of the lesson's practice in words, with its deadline. */
function practiceWords(lesson: OwnLesson, view: LessonView): string | undefined {
  const { practiceState, practiceDueAt, practiceScore, practiceMaxScore, practiceAnswered, practiceTotal } = lesson;
  if (practiceState === undefined) return undefined;
  if (practiceState === 'finished')
    return practiceScore === undefined || practiceMaxScore === undefined
      ? view.t('practice.marked')
      : view.t('practice.score', { score: practiceScore, total: practiceMaxScore });
  if (practiceState !== 'unfinished') return view.t(`practice.${practiceState}`);
  const due = practiceDueAt === undefined ? '' : formatStartTime(practiceDueAt, view);
  const done = { done: practiceAnswered, total: practiceTotal, due };
  if (practiceAnswered !== undefined && practiceAnswered > 0 && practiceTotal !== undefined)
    return view.t(due ? 'practice.begunDue' : 'practice.begun', done);
  return view.t(due ? 'practice.openDue' : 'practice.open', done);
}

/** A practice that can be done now comes before the lesson itself. */
function practiceAction(
  { practiceId, practiceState, practiceAnswered, state, ...lesson }: OwnLesson,
  { t, hrefOf }: LessonView,
) {
  const isOver = state === 'ended' || lesson.isFinished;
  if (practiceId === undefined || !isOver || lesson.access?.error === 'frozen' || hrefOf) return undefined;
  const href = practicePath({ id: practiceId, state: practiceState });
  if (practiceState === 'unfinished')
    return { label: t(practiceAnswered !== undefined && practiceAnswered > 0 ? 'goOn' : 'doPractice'), href };
  return practiceState === 'expired' ? { label: t('makeUp'), href } : undefined;
}

/** Share that was watched, 0 to 1; undefined where nothing was, or the length is unknown. */
function progressOf({ isFinished, watchedS, durationS }: OwnLesson): number | undefined {
  if (watchedS === undefined || durationS === undefined) return undefined;
  return isFinished || watchedS <= 0 || durationS <= 0 ? undefined : Math.min(1, watchedS / durationS);
}

function chapterNote(lessons: readonly OwnLesson[], t: TFunction<'lessons'>): string {
  const done = lessons.filter(({ isFinished }) => isFinished).length;
  return t(done > 0 && done === lessons.length ? 'chapterDone' : done > 0 ? 'chapterPart' : 'chapter', {
    lessons: lessons.length,
    done,
  });
}

function ownHref(lesson: OwnLesson): string {
  const { datedId, state } = lesson;
  return datedId !== undefined && state !== 'ended' ? entrancePath(datedId) : lessonPath(lesson);
}

const isRecorded = ({ datedId }: OwnLesson) => datedId === undefined;
const isOpen = ({ access }: OwnLesson) => access?.hasAccess ?? true;
/** The whole class is closed to the student, whatever the lesson. */
const isShut = ({ access }: OwnLesson) =>
  access?.error === 'frozen' || access?.error === 'expired' || access?.error === 'notStarted';
const isReachable = (lesson: OwnLesson) =>
  isOpen(lesson) || lesson.access?.error === 'tooEarly' || lesson.replay === 'generating';

function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

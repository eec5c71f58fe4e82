import type { OwnLesson } from '@shuyuan/contract';
import { isBarred, type LiveStage, liveStage } from '@shuyuan/rules';
import { type Chapter, formatStartTime, type Lesson, type ScheduleView } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { entrancePath, lessonPath, practicePath } from './learnPaths.ts';
import { lockWay } from './lockWay.ts';

/** The key of lessons that stand in no chapter. */
export const NO_CHAPTER = 0;

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
  const currentId = view.currentId ?? currentOf(lessons, view.now)?.lessonId;
  const chapters = new Map<number, { title: string; lessons: OwnLesson[] }>();
  for (const lesson of lessons) {
    const id = lesson.chapterId ?? NO_CHAPTER;
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

/** How many lessons of a class the student has learnt; undefined where its backend does not tell that of each. */
export function learntOf(lessons: readonly OwnLesson[]): number | undefined {
  const isKnown = lessons.length > 0 && lessons.every(({ isFinished }) => isFinished !== undefined);
  return isKnown ? lessons.filter(({ isFinished }) => isFinished).length : undefined;
}

/**
 * What is known of the practice of a lesson: it was given out here, the school has one in another place (wire-facts 6.4), there is none,
 * or the backend tells nothing of practices, which is undefined.
 */
export function practiceOf(lesson: OwnLesson): 'here' | 'elsewhere' | 'none' | undefined {
  const { practiceId, hasExercise, bankId, isPracticeRequired } = lesson;
  if (practiceId !== undefined) return 'here';
  if (hasExercise === true || bankId !== undefined) return 'elsewhere';
  // A button that is not offered now is no word on whether there will be one.
  return isPracticeRequired !== undefined ? 'none' : undefined;
}

/** The lesson to go on with: the one that is held, else the first that is open and not learnt. */
export function currentOf(lessons: readonly OwnLesson[], now: number): OwnLesson | undefined {
  const isIn =
    (...stages: LiveStage[]) =>
    (lesson: OwnLesson) =>
      stages.some((stage) => stage === stageOn(lesson, now));
  return (
    lessons.find(isIn('live')) ??
    lessons.find(isIn('open')) ??
    lessons.find((lesson) => isRecorded(lesson) && isOpen(lesson) && lesson.isFinished === false)
  );
}

/** The chapters to open at first: that of the lesson to go on with, else of the next class that is ahead; the kit's choice without one. */
export function openChapters(lessons: readonly OwnLesson[], now: number): readonly string[] | undefined {
  const next = currentOf(lessons, now) ?? lessons.find((lesson) => stageOn(lesson, now) === 'early');
  return next && [String(next.chapterId ?? NO_CHAPTER)];
}

/** A lesson of one's class as the kit's outline shows it (product.md 4.3). */
export function toLesson(lesson: OwnLesson, view: LessonView): Lesson {
  const { lessonId, index, title, kind = 'live', durationS, startsAt, endsAt, access } = lesson;
  const state = stateOf(lesson, view);
  const way = lockWay(access, lesson.courseId);
  const isHeld = stageOn(lesson, view.now) === 'ended';
  const hasReplay = !isHeld || lesson.replay === 'ready';
  return {
    id: String(lessonId),
    index,
    title,
    // A class that was held is its recording: it has a length, and no time of day.
    kind: kind === 'live' && isHeld ? 'video' : kind,
    // Without a recording there is nothing that lasts.
    ...(hasReplay && { durationS }),
    replay: hasReplay,
    ...(!isHeld && { startsAt, endsAt, liveState: lesson.state, started: lesson.isStarted }),
    state,
    reason: reasonOf(lesson, state, view),
    link: state === 'locked' && way ? { label: view.t(way.label), href: way.href } : undefined,
    progress: progressOf(lesson),
    href: isReachable(lesson) ? (view.hrefOf?.(lesson) ?? ownHref(lesson, view.now)) : undefined,
    action: practiceAction(lesson, view),
  };
}

/** The state of its node. Undefined: a class that is ahead, whose time decides. */
function stateOf(lesson: OwnLesson, { currentId, now }: LessonView): Lesson['state'] {
  const { replay, access, isFinished, datedId, lessonId } = lesson;
  const stage = stageOn(lesson, now);
  if (stage === 'cancelled') return 'cancelled';
  if (access?.error === 'previousPracticeRequired' || isLockedOutside(lesson)) return 'locked';
  if (lessonId === currentId) return 'now';
  if (isFinished) return 'done';
  if (stage === 'ended') {
    if (replay === 'generating') return 'making';
    if (replay === 'failed') return 'failed';
    return replay === 'ready' && isOpen(lesson) ? 'open' : 'over';
  }
  if (datedId !== undefined) return isShut(lesson) ? 'next' : undefined;
  return isOpen(lesson) ? 'open' : 'next';
}

function reasonOf(lesson: OwnLesson, state: Lesson['state'], view: LessonView): string | undefined {
  const { access, lockReason, cancelReason, attendance, isFinished, positionS } = lesson;
  if (state === 'cancelled') return cancelReason ?? view.t('cancelled');
  if (state === 'locked') return lockReason ?? access?.message;
  if (state === 'making' || state === 'failed') return undefined;
  if (isShut(lesson)) return access?.message;
  const words = [practiceWords(lesson, view)];
  if (stageOn(lesson, view.now) === 'ended' && attendance !== undefined && attendance !== 'none')
    words.unshift(view.t(`attendance.${attendance}`));
  // Who was in the class has learnt it: that its recording is being made, or could not be made, is told beside.
  if (state === 'done' && lesson.replay === 'generating') words.push(view.t('making'));
  if (state === 'done' && lesson.replay === 'failed') words.push(view.t('failed'));
  if (!isFinished && positionS !== undefined && positionS > 0 && state !== 'done')
    words.push(view.t('position', { time: clockOf(positionS) }));
  return words.filter((word) => word !== undefined).join(view.t('between')) || undefined;
}

/** The state of the lesson's practice in words, with its deadline. */
function practiceWords(lesson: OwnLesson, view: LessonView): string | undefined {
  const { practiceState, practiceDueAt, practiceScore, practiceMaxScore, practiceAnswered, practiceTotal } = lesson;
  if (practiceState === undefined) return practiceOf(lesson) === 'elsewhere' ? view.t('practice.elsewhere') : undefined;
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
  { practiceId, practiceState, practiceAnswered, ...lesson }: OwnLesson,
  { t, hrefOf, now }: LessonView,
) {
  const isOver = stageOn(lesson, now) === 'ended' || lesson.isFinished;
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
  const done = learntOf(lessons) ?? Number.NaN; // not known: nothing is said of it
  return t(done > 0 && done === lessons.length ? 'chapterDone' : done > 0 ? 'chapterPart' : 'chapter', {
    count: lessons.length,
    done,
  });
}

function ownHref(lesson: OwnLesson, now: number): string {
  const { datedId } = lesson;
  return datedId !== undefined && stageOn(lesson, now) !== 'ended' ? entrancePath(datedId) : lessonPath(lesson);
}

/** How a live lesson of one's class stands now; undefined for a recorded one, and where its time is not known (§9). */
export function stageOn(
  {
    datedId,
    startsAt,
    endsAt,
    state,
    isStarted,
  }: Pick<OwnLesson, 'datedId' | 'startsAt' | 'endsAt' | 'state' | 'isStarted'>,
  now: number,
): LiveStage | undefined {
  if (datedId === undefined) return undefined;
  if (startsAt !== undefined && endsAt !== undefined) return liveStage({ startsAt, endsAt, state, isStarted }, now);
  return state === 'ended' || state === 'cancelled' ? state : state === 'living' ? 'live' : undefined;
}

const isRecorded = ({ datedId }: OwnLesson) => datedId === undefined;
const isOpen = (lesson: OwnLesson) => lesson.access?.hasAccess ?? !isLockedOutside(lesson);
/** Locked as the family says it: by the reason and without a button that opens it (wire-facts 6.4). */
const isLockedOutside = ({ access, lockReason, mayWatch, mayReplay }: OwnLesson) =>
  access === undefined && lockReason !== undefined && mayWatch !== true && mayReplay !== true;
/** The whole class is closed to the student, whatever the lesson. */
const isShut = ({ access }: OwnLesson) =>
  access?.error === 'frozen' || access?.error === 'expired' || access?.error === 'notStarted';
const isReachable = (lesson: OwnLesson) =>
  !isLockedOutside(lesson) &&
  !isBarred(lesson) &&
  !isShut(lesson) &&
  (lesson.access?.error !== 'replayNotReady' || lesson.replay === 'generating');

function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

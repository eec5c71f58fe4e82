import {
  CLASS_ENTRY_MINUTES,
  entryOpensAt,
  type Instant,
  type LiveLesson,
  liveStage,
  toMilliseconds,
} from '@shuyuan/rules';
import { liveOf, nextLiveChange } from '../liveOf.ts';
import { knownStart, type ScheduleView, startTime, timeOfDay, wallClock } from '../schedule.ts';
import type { ChapterListLabels } from './ChapterList.labels.ts';
import type { Lesson } from './chapter.ts';

/** Actions of a lesson. */
export type LessonAction = keyof ChapterListLabels['actions'];

/** View of a lesson at an instant. */
export interface LessonView {
  /** Action of its button; undefined if there is none. */
  action: LessonAction | undefined;
  /** A live class: with a tag and a prominent button. */
  isLive: boolean;
  /** The button is shown, but disabled until this time of day (§9). */
  opensTime: string | undefined;
  /** When an upcoming class starts. */
  when: string | undefined;
  /** The line under the title. */
  line: string | undefined;
}

const CLASS_LENGTH_MS = 2 * 60 * 60_000;

/** The text of a lesson row: a locked one gives its reason, a class opens 15 minutes before it starts (§4, §9). */
export function viewOf(lesson: Lesson, words: ChapterListLabels, view: ScheduleView): LessonView {
  const nothing = { action: undefined, isLive: false, opensTime: undefined, when: undefined, line: lesson.reason };
  const { state, startsAt } = lesson;
  const isClass = lesson.kind === 'live' && startsAt !== undefined;
  const when = isClass ? knownStart(startsAt, view) : undefined;
  if (state === 'locked') return { ...nothing, when, line: lesson.reason ?? words.lockedReason };
  if (state === 'cancelled') return { ...nothing, when };
  if (state === 'over') return nothing;
  if (state === 'making' || state === 'failed') return { ...nothing, line: lesson.reason ?? words.replay[state] };
  if (state === 'done') return lesson.replay === false ? nothing : { ...nothing, action: 'review' };
  if (lesson.trial && state === 'open') return { ...nothing, action: 'trial' };
  // Where the server does not say how a lesson stands, its time decides.
  if (isClass && (state === 'now' || state === 'open' || state === undefined))
    return classView(lesson, startsAt, words, view) ?? { ...nothing, when };
  if (state === 'next' || state === undefined) return { ...nothing, when };
  return { ...nothing, action: (lesson.progress ?? 0) > 0 ? 'resume' : 'start' };
}

function classView(
  lesson: Lesson,
  startsAt: Instant,
  words: ChapterListLabels,
  view: ScheduleView,
): LessonView | undefined {
  const stage = liveStage(classOf(lesson, startsAt), view.now);
  const begins = words.startsAt(timeOfDay(startsAt, view.timeZone));
  if (stage === 'open' || stage === 'live')
    return {
      action: 'enter',
      isLive: stage === 'live',
      opensTime: undefined,
      when: undefined,
      line: lesson.reason ?? begins,
    };
  if (stage !== 'early' || !isToday(toMilliseconds(startsAt), view)) return undefined;
  const opensTime = timeOfDay(entryOpensAt(startsAt), view.timeZone);
  const line = lesson.reason ?? `${startTime(startsAt, view)}${words.between}${words.enterRule(CLASS_ENTRY_MINUTES)}`;
  return { action: 'enter', isLive: false, opensTime, when: undefined, line };
}

/** The next instant at which one of the classes opens, starts or ends. */
export function nextChange(lessons: readonly Lesson[], now: number): number | null {
  const classes = lessons.flatMap((lesson) =>
    lesson.kind !== 'live' || lesson.startsAt === undefined ? [] : [classOf(lesson, lesson.startsAt)],
  );
  return nextLiveChange(classes, now);
}

function classOf(lesson: Lesson, startsAt: Instant): LiveLesson {
  return liveOf({ ...lesson, startsAt, endsAt: lesson.endsAt ?? toMilliseconds(startsAt) + CLASS_LENGTH_MS });
}

function isToday(start: number, { now, timeZone }: ScheduleView): boolean {
  return wallClock(start, timeZone)?.date === wallClock(now, timeZone)?.date;
}

/** Number of lessons shown initially: at least up to the current one and one after it. */
export function shownAtFirst(lessons: readonly Lesson[], preview: number): number {
  const now = lessons.findIndex((lesson) => lesson.state === 'now');
  const shown = Math.max(preview, now + 2);
  // A button that reveals only one or two rows takes more room than the rows.
  return shown >= lessons.length - 2 ? lessons.length : shown;
}

import { CLASS_ENTRY_MINUTES, type Instant, toMilliseconds } from './time.ts';

/** Minutes that a lesson may run on after its planned end, unless it is ended before (product.md 4.3). */
export const LESSON_OVERTIME_MINUTES = 30;
/** Minutes after the start from which a student is late. */
export const LATE_MINUTES = 10;
/** Share of a live lesson that makes it learnt, in percent of its planned time (product.md 4.3). */
export const LIVE_FINISH_PERCENT = 60;

const MINUTE_MS = 60_000;
const OVERTIME_MS = LESSON_OVERTIME_MINUTES * MINUTE_MS;

/** State of a lesson of a class on its day (product.md 4.3). */
export type LessonStage = 'notStarted' | 'waiting' | 'living' | 'ended' | 'cancelled';

/** A lesson on its day: the state that was written last, and its planned time. */
export interface PlannedLesson {
  state: LessonStage;
  startsAt: Date;
  endsAt: Date;
  /** When the lecturer started it; null where nobody has said so. */
  startedAt: Date | null;
}

/** A live lesson as an answer tells it: the plan, and what was known of it then. */
export interface LiveLesson {
  startsAt: Instant;
  endsAt: Instant;
  /** State at the time of the answer; a backend may say nothing. */
  state?: LessonStage | undefined;
  /** Whether the lecturer has started it; undefined where a backend does not tell. */
  isStarted?: boolean | undefined;
  /** Why this student may not open it, if so. */
  access?: { hasAccess: boolean; error?: string | undefined } | undefined;
}

/** A live lesson at a moment: too early, open for entry, running, over, cancelled (§9). */
export type LiveStage = 'early' | 'open' | 'live' | 'ended' | 'cancelled';

/** Refusals that only tell the time: the clock knows better by now. */
const BY_CLOCK: ReadonlySet<string | undefined> = new Set(['tooEarly', 'notStarted', 'ended', 'replayNotReady']);

/**
 * How a live lesson stands at a moment: what was known of it, and what the clock has made of it since. Entry opens 15 minutes before
 * the start (§9), or when the lecturer starts earlier. Where nobody reports start and end, the plan counts. A lesson that was started
 * goes on until it is ended, at most 30 minutes past its planned end (product.md 4.3).
 */
export function liveStage(lesson: LiveLesson, now: Instant): LiveStage {
  const { state } = lesson;
  if (state === 'cancelled' || state === 'ended') return state;
  const at = toMilliseconds(now);
  const { opens, start, end } = instantsOf(lesson, at);
  if (at >= end) return 'ended';
  if (state === 'living' || at >= start) return 'live';
  return state === 'waiting' || at >= opens ? 'open' : 'early';
}

/**
 * Whether a student of the class may enter a live lesson now; every place that leads into a room asks this, and so does the server
 * (§9, Z4). Who is not in its class is refused by the server, whatever the time.
 */
export function mayEnterLesson(lesson: LiveLesson, now: Instant): boolean {
  const stage = liveStage(lesson, now);
  return (stage === 'open' || stage === 'live') && !isBarred(lesson);
}

/** Whether something else than the time keeps the student out: a practice that comes first, a refund, the end of the access (Z4). */
export function isBarred({ access }: Pick<LiveLesson, 'access'>): boolean {
  return access?.hasAccess === false && !BY_CLOCK.has(access.error);
}

/** When the clock may change how a lesson stands, in epoch milliseconds and in order: entry opens, it begins, ends, has run on for long enough. */
export function liveChanges({ startsAt, endsAt, state }: LiveLesson): readonly number[] {
  if (state === 'cancelled' || state === 'ended') return [];
  const [start, end] = [toMilliseconds(startsAt), toMilliseconds(endsAt)];
  return [entryOpensAt(startsAt), start, end, end + OVERTIME_MS];
}

/** When entry to a lesson opens by its plan, in epoch milliseconds (§9). */
export function entryOpensAt(startsAt: Instant): number {
  return toMilliseconds(startsAt) - CLASS_ENTRY_MINUTES * MINUTE_MS;
}

function instantsOf({ startsAt, endsAt, state, isStarted }: LiveLesson, at: number) {
  const [start, end] = [toMilliseconds(startsAt), toMilliseconds(endsAt)];
  // Where nobody tells: a lesson that is held outside of its plan was started.
  const runsOn = isStarted ?? (state === 'living' && (at < start || at >= end));
  return { opens: entryOpensAt(startsAt), start, end: runsOn ? end + OVERTIME_MS : end };
}

const STAGES = {
  early: 'notStarted',
  open: 'waiting',
  live: 'living',
  ended: 'ended',
  cancelled: 'cancelled',
} as const satisfies Record<LiveStage, LessonStage>;

/** The state of a lesson at a moment, as the server keeps and tells it (product.md 4.3). */
export function lessonState(lesson: PlannedLesson, now: Date): LessonStage {
  return STAGES[liveStage({ ...lesson, isStarted: lesson.startedAt !== null }, now)];
}

/** When a lesson ends by the clock, unless it is ended before. */
export function lessonEnd({ startedAt, endsAt }: PlannedLesson): Date {
  return startedAt ? new Date(endsAt.getTime() + OVERTIME_MS) : endsAt;
}

/** When the clock changes the state of a lesson next; null for one that is over. */
export function nextLessonChange(lesson: PlannedLesson, now: Date): Date | null {
  const state = lessonState(lesson, now);
  if (state === 'ended' || state === 'cancelled') return null;
  if (state === 'notStarted') return new Date(entryOpensAt(lesson.startsAt));
  return state === 'waiting' ? lesson.startsAt : lessonEnd(lesson);
}

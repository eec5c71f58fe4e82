import { type Instant, type LessonStage, type LiveLesson, liveChanges } from '@shuyuan/rules';

/** What a server says of a live lesson beside its plan. */
export interface LiveFacts {
  /** Its state when the page was read; the clock goes on from there. */
  liveState?: LessonStage | undefined;
  /** Whether its lecturer has started it: then it runs on past its planned end. */
  started?: boolean | undefined;
}

/** A live lesson of a component as the rule of entry takes it (§9). */
export function liveOf(lesson: LiveFacts & { startsAt: Instant; endsAt: Instant }): LiveLesson {
  const { startsAt, endsAt, liveState: state, started: isStarted } = lesson;
  return { startsAt, endsAt, state, isStarted };
}

/** When the clock changes one of them next, in epoch milliseconds; null if it will not. */
export function nextLiveChange(lessons: readonly LiveLesson[], now: number): number | null {
  const ahead = lessons.flatMap(liveChanges).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

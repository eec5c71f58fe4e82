import { type Instant, type LiveLesson, liveStage, mayEnterLesson } from '@shuyuan/rules';
import { type LiveFacts, liveOf, nextLiveChange } from '../liveOf.ts';
import type { MyCourseCardLabels } from './MyCourseCard.labels.ts';

/** A course that the student owns (product.md 4.3). */
export interface MyCourse {
  id: string;
  title: string;
  kind?: 'live' | 'recorded' | undefined;
  cover?: string | undefined;
  lecturerName: string;
  lecturerPhoto?: string | undefined;
  /** Name of the class, for a live course. */
  className?: string | undefined;
  /** End of access. */
  expiresAt?: Instant | undefined;
  /** Ended: the class is over. Expired: the enrolment has expired. */
  state: 'active' | 'ended' | 'expired';
  href: string;
  /** Where its class is entered while it is open; `href` otherwise. */
  enterHref?: string | undefined;
}

/** The lesson to continue with. */
export interface NextLesson extends LiveFacts {
  title: string;
  /** Class: its start and end. */
  startsAt?: Instant | undefined;
  endsAt?: Instant | undefined;
  /** Why this student may not open it, if so. */
  access?: LiveLesson['access'];
  /** Video: the last playback position, e.g. `18:26`. */
  position?: string | undefined;
}

/** View of the course at an instant. */
export interface MyCourseView {
  action: keyof MyCourseCardLabels['actions'];
  /** Entry state: open before the start, live after it (§9). */
  entry: 'open' | 'live' | undefined;
}

/** Completed lessons and all; either may be unknown. */
interface MyCourseProgress {
  done?: number | undefined;
  total?: number | undefined;
}

/** Whether every lesson is completed; not where it is unknown. */
export function isAllDone({ done, total }: MyCourseProgress): boolean {
  return done !== undefined && total !== undefined && total > 0 && done >= total;
}

/** The current action of the course (§9). */
export function viewOfMyCourse(
  { state, kind }: Pick<MyCourse, 'state' | 'kind'>,
  progress: MyCourseProgress,
  next: NextLesson | undefined,
  now: number,
): MyCourseView {
  if (state === 'expired') return { action: 'renew', entry: undefined };
  const live = liveLessonOf(next);
  // A class that runs on can be entered though its time is over, and when all else is learnt.
  if (live && mayEnterLesson(live, now))
    return { action: 'enter', entry: liveStage(live, now) === 'live' ? 'live' : 'open' };
  if (state === 'ended' || isAllDone(progress)) return { action: 'review', entry: undefined };
  if (kind === 'live' || (progress.done === undefined && next?.position === undefined))
    return { action: 'class', entry: undefined };
  const isUntouched = progress.done === 0 && next?.position === undefined;
  return { action: isUntouched ? 'start' : 'resume', entry: undefined };
}

/** The next instant at which the class of a lesson opens, starts or ends; null without one. */
export function nextEntryChange(next: NextLesson | undefined, now: number): number | null {
  const live = liveLessonOf(next);
  return live ? nextLiveChange([live], now) : null;
}

/** The next lesson as the rule of entry takes it; null for a recorded one. */
function liveLessonOf(next: NextLesson | undefined): LiveLesson | null {
  const { startsAt, endsAt } = next ?? {};
  return next && startsAt !== undefined && endsAt !== undefined
    ? { ...liveOf({ ...next, startsAt, endsAt }), access: next.access }
    : null;
}

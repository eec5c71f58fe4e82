import type { Instant } from '@shuyuan/rules';
import type { LiveFacts } from '../liveOf.ts';

/** One lesson (§3 Course). */
export interface Lesson extends LiveFacts {
  id: string;
  /** Its number in the course, from 1. */
  index?: number | undefined;
  title: string;
  kind: 'live' | 'video' | 'audio' | 'document' | 'text';
  /** Playing time in seconds, shown as `mm:ss` (§9). */
  durationS?: number | undefined;
  startsAt?: Instant | undefined;
  endsAt?: Instant | undefined;
  /**
   * State of its node on the thread; `next` cannot be opened yet, `locked` requires a practice first (§4). Of a class that was held:
   * `making` while its recording is prepared, `failed` where it could not be, `over` where there is none. `cancelled` is struck through.
   */
  state?: 'done' | 'now' | 'next' | 'locked' | 'open' | 'making' | 'failed' | 'over' | 'cancelled' | undefined;
  /** `false` for a class that was held and has no recording yet: there is nothing to review. */
  replay?: boolean | undefined;
  /** Free to watch before buying. */
  trial?: boolean | undefined;
  practice?: boolean | undefined;
  /** Why it is locked, or one line about it. */
  reason?: string | undefined;
  /** A link after that line, e.g. to the practice that unlocks it. */
  link?: { label: string; href: string } | undefined;
  /** Share already watched, 0 to 1. */
  progress?: number | undefined;
  /** URL; makes its button a link. */
  href?: string | undefined;
  /** Replaces the action that follows from the state, e.g. a practice to be made up. */
  action?: { label: string; href: string } | undefined;
}

/** One chapter with its lessons. */
export interface Chapter {
  id: string;
  title: string;
  /** Beside the title, e.g. the number of lessons. */
  note?: string | undefined;
  lessons: readonly Lesson[];
}

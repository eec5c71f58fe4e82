/** One lesson (§3 Course); instants are ISO 8601. */
export interface Lesson {
  id: string;
  /** Its number in the course, from 1. */
  index?: number | undefined;
  title: string;
  kind: 'live' | 'video' | 'audio' | 'document' | 'text';
  /** Playing time in seconds, shown as `mm:ss` (§9). */
  durationS?: number | undefined;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** State of its node on the thread; `next` cannot be opened yet, `locked` requires a practice first (§4). */
  state?: 'done' | 'now' | 'next' | 'locked' | 'open' | undefined;
  /** Free to watch before buying. */
  isTrial?: boolean | undefined;
  hasPractice?: boolean | undefined;
  /** Why it is locked, or one line about it. */
  reason?: string | undefined;
  /** Share already watched, 0 to 1. */
  progress?: number | undefined;
  /** URL; makes its button a link. */
  href?: string | undefined;
}

/** One chapter with its lessons. */
export interface Chapter {
  id: string;
  title: string;
  /** Beside the title, e.g. the number of lessons. */
  note?: string | undefined;
  lessons: readonly Lesson[];
}

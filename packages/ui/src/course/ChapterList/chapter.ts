/** One lesson (§3 Course); instants ISO 8601. */
export interface Lesson {
  id: string;
  /** Its number in the course, from 1. */
  index: number;
  title: string;
  kind: 'live' | 'video' | 'audio' | 'document' | 'text';
  /** Playing time in seconds, shown as `mm:ss` (§9). */
  durationS?: number | undefined;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** Its node on the thread; `next` cannot be opened yet, `locked` waits for a practice (§4). */
  state: 'done' | 'now' | 'next' | 'locked' | 'open';
  /** May be watched before buying. */
  isTrial?: boolean | undefined;
  hasPractice?: boolean | undefined;
  /** Why it is locked, or one line about it. */
  reason?: string | undefined;
  /** Share already watched, 0 to 1. */
  progress?: number | undefined;
  /** Makes its button a link. */
  href?: string | undefined;
}

/** One chapter with its lessons. */
export interface Chapter {
  id: string;
  title: string;
  /** Beside the title, e.g. how many lessons. */
  note?: string | undefined;
  lessons: readonly Lesson[];
}

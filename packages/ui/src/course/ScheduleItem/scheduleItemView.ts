import { CLASS_ENTRY_MINUTES, classEntryState, type Instant, toMilliseconds } from '@shuyuan/rules';
import { type ScheduleView, startTime, timeOfDay } from '../schedule.ts';

/** A class of the schedule. */
export interface ScheduledClass {
  id: string;
  title: string;
  /** Course and lesson. */
  course: string;
  /** When it begins. */
  startsAt: Instant;
  /** When it ends. */
  endsAt: Instant;
  cover?: string | undefined;
  lecturerName: string;
  lecturerPhoto?: string | undefined;
  /** Original start of a rescheduled class. */
  originallyAt?: Instant | undefined;
  /** Why this student may not enter an open class, in two or three words. */
  closed?: string | undefined;
  /** It is being held, whatever its plan says: begun early, or running on. */
  isLive?: boolean | undefined;
  /** Number of participants in the room. */
  inRoom?: number | undefined;
  /** URL of the room. */
  href: string;
  /** URL of the recording, if there is one. */
  replayHref?: string | undefined;
}

/** View of a class at an instant. */
export interface ScheduleItemView {
  /** Entry state: open from 15 minutes before the start (§9). */
  state: 'early' | 'open' | 'live' | 'ended';
  /** Day in words and start time. */
  when: string;
  /** `19:30–20:15` in the student's time zone. */
  span: string;
  /** Opening time, `HH:mm`. */
  opensTime: string;
}

/** The view of a class in the schedule at an instant (§9). */
export function viewOfClass(
  lesson: Pick<ScheduledClass, 'startsAt' | 'endsAt' | 'isLive'>,
  view: ScheduleView,
): ScheduleItemView {
  const start = toMilliseconds(lesson.startsAt);
  const entry = classEntryState(view.now, start, toMilliseconds(lesson.endsAt));
  return {
    state: lesson.isLive || (entry === 'open' && view.now >= start) ? 'live' : entry,
    when: startTime(lesson.startsAt, view),
    span: `${timeOfDay(start, view.timeZone)}–${timeOfDay(lesson.endsAt, view.timeZone)}`,
    opensTime: timeOfDay(start - CLASS_ENTRY_MINUTES * 60_000, view.timeZone),
  };
}

import { CLASS_ENTRY_MINUTES, classEntryState } from '@shuyuan/rules';
import { type ScheduleView, startTime, timeOfDay } from '../schedule.ts';

/** A class in the schedule. */
export interface ScheduledClass {
  id: string;
  title: string;
  /** Course and lesson. */
  course: string;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601. */
  endsAt: string;
  cover?: string | undefined;
  lecturerName: string;
  lecturerPhoto?: string | undefined;
  /** When it was to begin before it was moved, ISO 8601. */
  movedFrom?: string | undefined;
  /** Why this student may not enter although it is time, in two or three words. */
  closed?: string | undefined;
  /** How many are in the room. */
  inRoom?: number | undefined;
  /** Address of the room. */
  href: string;
  /** Address of the recording, once there is one. */
  replayHref?: string | undefined;
}

/** A class as it is shown now. */
export interface ScheduleItemView {
  /** Its door, from 15 minutes before the start (§9). */
  state: 'early' | 'open' | 'live' | 'ended';
  /** Day in words and the time it begins. */
  when: string;
  /** `19:30–20:15` in the student's zone. */
  span: string;
  /** From when it may be entered, `HH:mm`. */
  opensAt: string;
}

/** What the schedule shows of a class at this moment (§9). */
export function viewOfClass(lesson: Pick<ScheduledClass, 'startsAt' | 'endsAt'>, view: ScheduleView): ScheduleItemView {
  const start = Date.parse(lesson.startsAt);
  const entry = classEntryState(view.now, start, Date.parse(lesson.endsAt));
  return {
    state: entry === 'open' && view.now >= start ? 'live' : entry,
    when: startTime(lesson.startsAt, view),
    span: `${timeOfDay(start, view.timeZone)}–${timeOfDay(lesson.endsAt, view.timeZone)}`,
    opensAt: timeOfDay(start - CLASS_ENTRY_MINUTES * 60_000, view.timeZone),
  };
}

import { entryOpensAt, type Instant, liveStage } from '@shuyuan/rules';
import { type LiveFacts, liveOf } from '../liveOf.ts';
import { type ScheduleView, startTime, timeOfDay } from '../schedule.ts';

/** A class of the schedule. */
export interface ScheduledClass extends LiveFacts {
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
  lesson: Pick<ScheduledClass, 'startsAt' | 'endsAt' | keyof LiveFacts>,
  view: ScheduleView,
): ScheduleItemView {
  const stage = liveStage(liveOf(lesson), view.now);
  return {
    // A cancelled one is over: why, its page says.
    state: stage === 'cancelled' ? 'ended' : stage,
    when: startTime(lesson.startsAt, view),
    span: `${timeOfDay(lesson.startsAt, view.timeZone)}–${timeOfDay(lesson.endsAt, view.timeZone)}`,
    opensTime: timeOfDay(entryOpensAt(lesson.startsAt), view.timeZone),
  };
}

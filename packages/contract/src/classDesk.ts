import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { lessonStates } from './lessonRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, text, Whole } from './schema.ts';

/** Most characters of the reason why a lesson is cancelled. */
export const CANCEL_REASON_MAX = 100;

/** A dated lesson in front of its lecturer. */
export const TaughtLesson = record({
  id: ['scheduleLessonId', Id],
  courseId: ['courseScheduleId', Id],
  courseTitle: ['courseScheduleName', z.string()],
  className: ['scheduleName', z.string()],
  index: ['courseIndex', Whole, OPTIONAL],
  title: ['courseName', z.string(), REQUIRED],
  startsAt: ['courseStartTime', Instant],
  endsAt: ['courseEndTime', Instant],
  state: ['liveStatus', lessonStates, OPTIONAL],
  cancelReason: ['cancelReason', maybe(z.string())],
  /** When the lecturer pressed start; absent where the clock alone began it. */
  startedAt: ['realStartTime', maybe(Instant)],
  endedAt: ['realEndTime', maybe(Instant)],
  /** Students of the class, and, while it is open, those in the room. */
  memberCount: ['memberCount', Whole, OPTIONAL],
  insideCount: ['insideCount', maybe(Whole)],
  /** Whether its class is given a practice at its end. */
  hasPractice: ['hasPractice', Flag, OPTIONAL],
  mayStart: ['mayStart', Flag],
  mayEnd: ['mayEnd', Flag],
  mayCancel: ['mayCancel', Flag],
  /** From when it can be started, 15 minutes before its time. */
  canStartAt: ['canStartTime', maybe(Instant)],
});
export type TaughtLesson = ReadOf<typeof TaughtLesson>;

const LessonKey = record({ id: ['scheduleLessonId', Id] });
const lessonIds = { scheduleLessonId: 'owner' } as const;

/** Lessons of the classes that a lecturer teaches or helps in (product.md 4.3). */
export const classDesk = {
  lessons: get('/classDesk/getLessonList', {
    summary:
      "Lessons of the lecturer's classes, by default of the day in Beijing and the six after it; at most 31 days",
    access: 'lecturer',
    input: record({
      from: ['startTime', z.optional(Instant)],
      until: ['endTime', z.optional(Instant)],
    }),
    result: record({
      lessons: ['lessonList', z.array(TaughtLesson)],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  start: post('/classDesk/startLesson', {
    summary: 'Starts a lesson, from 15 minutes before its time (4005 earlier, 1004 once it is over)',
    access: 'lecturer',
    ids: lessonIds,
    input: LessonKey,
    result: TaughtLesson,
  }),
  end: post('/classDesk/endLesson', {
    summary: 'Ends a lesson that has begun; its recording is made and its practice, if it has one, is published',
    access: 'lecturer',
    ids: lessonIds,
    input: LessonKey,
    result: TaughtLesson,
  }),
  cancel: post('/classDesk/cancelLesson', {
    summary: 'Cancels a lesson before it begins, with a reason that its class is told',
    access: 'lecturer',
    ids: lessonIds,
    input: record({ id: ['scheduleLessonId', Id], reason: ['cancelReason', text(CANCEL_REASON_MAX)] }),
    result: TaughtLesson,
  }),
};

import * as z from 'zod/mini';
import { post } from './call.ts';
import { Id, Instant, maybe, Nothing, record } from './schema.ts';

/** The way into a live class (wire-facts 6.5). */
export const classRoom = {
  enter: post('/live/enterClass', {
    summary: 'Opens the room of a lesson, from 15 minutes before its start until its end (§9)',
    access: 'student',
    ids: { scheduleLessonId: 'owner' },
    input: record({ lessonId: ['scheduleLessonId', Id] }),
    result: record({
      /** Page to open; its host is on the school's list (X3). */
      url: ['webUrl', z.string()],
      tool: ['liveToolType', z.string()],
      title: ['lessonName', z.string()],
      courseTitle: ['courseScheduleName', z.string()],
      lecturerName: ['lecturerName', maybe(z.string())],
      startsAt: ['startTime', Instant],
      endsAt: ['endTime', Instant],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  leave: post('/live/leaveClass', {
    summary: 'Notes that the student left the class',
    access: 'student',
    ids: { scheduleLessonId: 'owner' },
    input: record({ lessonId: ['scheduleLessonId', Id] }),
    result: Nothing,
  }),
};

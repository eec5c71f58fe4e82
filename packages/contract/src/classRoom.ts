import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { lessonStates, liveStarted } from './lessonRecords.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, record, Whole } from './schema.ts';

/** Entering a live class (product.md 5.5). */
export const classRoom = {
  info: get('/live/getClassInfo', {
    summary: 'A lesson on its day, and how the student stands to it',
    access: 'public',
    ids: { scheduleLessonId: 'tenant' },
    input: record({ lessonId: ['scheduleLessonId', Id] }),
    result: record({
      lessonId: ['scheduleLessonId', Id],
      index: ['courseIndex', Whole],
      title: ['lessonName', z.string()],
      courseId: ['courseScheduleId', Id],
      saleId: ['sellCourseScheduleId', Id],
      courseTitle: ['courseScheduleName', z.string()],
      cover: ['courseScheduleImg', maybe(z.string())],
      lecturerName: ['lecturerName', z.string()],
      lecturerPortrait: ['lecturerImg', maybe(z.string())],
      startsAt: ['startTime', Instant],
      endsAt: ['endTime', Instant],
      state: ['liveStatus', lessonStates, OPTIONAL],
      isStarted: liveStarted,
      /** The student is in the class (I5). */
      isMember: ['isMember', Flag],
      /** The student is in the room: entered and has not left. */
      isInside: ['isInClass', Flag],
      /** Why the room is locked for a student of the class, regardless of the time (§4, Z4). */
      lockReason: ['unlockTip', maybe(z.string())],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  enter: post('/live/enterClass', {
    summary:
      'Opens the room of a lesson, from 15 minutes before its start until it is over (§9; 4005 with the time, 4006, 4001, 1004 cancelled)',
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
  /** The same as the family has it; `webUrl` alone suffices for a browser (wire-facts 6.5). */
  join: post('/classRoom/joinClassRoom', {
    summary: 'Opens the room of a lesson, as backends of the family do',
    access: 'student',
    ids: { scheduleLessonId: 'owner' },
    input: record({ lessonId: ['scheduleLessonId', Id] }),
    result: record({
      url: ['webUrl', z.string(), REQUIRED],
      tool: ['liveToolType', z.string()],
      roomId: ['liveRoomId', z.string()],
      roomNumber: ['liveRoomNumber', maybe(z.string())],
      outUserId: ['outUserId', maybe(z.string())],
      pid: ['pid', z.string()],
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
/** One scheduled lesson. */
export type ClassInfo = ReadOf<(typeof classRoom)['info']['result']>;

import * as z from 'zod/mini';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** States of a room as the student sees them; students may queue in both `inSession` and `open` (product.md 4.17). */
export const roomStatuses = words({ closed: 0, open: 1, inSession: 2, paused: 3 });
/** States of a ticket, `recordStatus` (product.md 4.17). */
export const ticketStatuses = words({
  waiting: 1,
  calling: 2,
  inRoom: 3,
  finished: 4,
  cancelled: 5,
  missed: 6,
  withdrawn: 7,
  roomClosed: 8,
  failed: 9,
});
export type TicketStatus = z.output<typeof ticketStatuses>;

const ticketFields = {
  id: ['studyRoomRecordId', Id],
  roomId: ['studyRoomId', Id],
  lecturerId: ['lecturerId', Id, OPTIONAL],
  lecturerName: ['lecturerName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  subjectId: ['subjectId', maybe(Id)],
  subject: ['subjectName', maybe(z.string())],
  question: ['questionText', maybe(z.string())],
  images: ['images', z.array(z.string())],
  status: ['recordStatus', ticketStatuses, OPTIONAL],
  /** Number of the call or consultation, for `/toroom`. */
  tempLogId: ['tempLogId', maybe(Id)],
  subscribedAt: ['subscribeTime', Instant, OPTIONAL],
} as const;

/** The student's place in a queue. */
export const QueueTicket = record({
  ...ticketFields,
  roomName: ['roomName', z.string()],
  /** From 1, which is called next. Absent unless waiting. */
  position: ['position', maybe(Whole)],
  waitCount: ['waitCount', Whole, OPTIONAL],
  estimateMinutes: ['estimateWaitMinutes', Whole, OPTIONAL],
  /** Returned to the front of the queue. */
  isFront: ['priority', Flag],
  calledAt: ['callTime', maybe(Instant)],
  callEndsAt: ['callExpireTime', maybe(Instant)],
  /** After the first missed call: deadline for returning to the front. */
  returnBy: ['returnTime', maybe(Instant)],
  liveUrl: ['liveUrl', maybe(z.string())],
  /** The students ahead: shortened names, the one in the room first. */
  ahead: ['aheadList', z.array(record({ name: ['name', z.string()], isInRoom: ['isInRoom', Flag] }))],
});
export type QueueTicket = ReadOf<typeof QueueTicket>;

/** A lecturer's room (product.md 4.17). */
export const StudyRoom = record({
  id: ['studyRoomId', Id],
  name: ['roomName', z.string()],
  lecturerId: ['lecturerId', Id, OPTIONAL],
  lecturerName: ['lecturerName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  about: ['title', maybe(z.string())],
  subjectIds: ['subjectIds', z.array(Id)],
  openTimes: [
    'openTimes',
    /** `weekday` 1 Monday to 7 Sunday, times `HH:mm` in Beijing. */
    z.array(record({ weekday: ['weekday', Whole], start: ['start', z.string()], end: ['end', z.string()] })),
  ],
  status: ['roomStatus', roomStatuses, OPTIONAL],
  isFull: ['isFull', Flag],
  notice: ['noticeText', maybe(z.string())],
  /** Announced return of a paused lecturer. */
  backAt: ['backTime', maybe(Instant)],
  /** When a closed room opens next. */
  opensAt: ['nextOpenTime', maybe(Instant)],
  waitCount: ['waitCount', Whole, OPTIONAL],
  averageMinutes: ['avgMinutes', Whole, OPTIONAL],
  estimateMinutes: ['estimateWaitMinutes', Whole, OPTIONAL],
  /** The student subscribed to a notification when it opens or has room. */
  isReminded: ['isReminded', maybe(Flag)],
});
export type StudyRoom = ReadOf<typeof StudyRoom>;

/** A ringing call, as the push of type 10 carries it (W6). */
export const LiveCall = record({
  studyRoomId: ['studyRoomId', Id],
  liveUrl: ['liveUrl', maybe(z.string())],
  tempLogId: ['tempLogId', Id],
  teacherName: ['teacherName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  endsAt: ['callExpireTime', Instant],
});
export type LiveCall = ReadOf<typeof LiveCall>;

/** A past consultation, or a ticket that led to none. */
export const StudyRoomRecord = record({
  ...ticketFields,
  enteredAt: ['enterTime', maybe(Instant)],
  leftAt: ['leaveTime', maybe(Instant)],
  /** Minutes that were charged. */
  minutes: ['minutes', Whole, OPTIONAL],
  star: ['star', maybe(Whole)],
  comment: ['comment', maybe(z.string())],
  replayUrl: ['replayUrl', maybe(z.string())],
});
export type StudyRoomRecord = ReadOf<typeof StudyRoomRecord>;

/** Whether the student may go into the room (§3, `resultData.status`). */
export const entryStatuses = words({ allowed: 0, callOver: 1, minutesShort: 2, roomClosed: 3 });

import { QUESTION_IMAGES_MAX, QUESTION_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Keyword, Sentence } from './fields.ts';
import { orderStatuses } from './orderRecords.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words, YuanNumber } from './schema.ts';

/** States of a room as the student sees them; `inSession` and `open` both take people (product.md 4.17). */
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

const page = { page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] } as const;
/** What the student asks: words and pictures from `uploads.image`. */
const question = {
  question: ['questionText', z.optional(Sentence(QUESTION_MAX))],
  imageIds: ['imageIds', z.optional(z.array(Id).check(z.maxLength(QUESTION_IMAGES_MAX)))],
} as const;

const ticketFields = {
  id: ['studyRoomRecordId', Id],
  roomId: ['studyRoomId', Id],
  lecturerId: ['lecturerId', Id],
  lecturerName: ['lecturerName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  subjectId: ['subjectId', maybe(Id)],
  subject: ['subjectName', maybe(z.string())],
  question: ['questionText', maybe(z.string())],
  images: ['images', z.array(z.string())],
  status: ['recordStatus', ticketStatuses],
  /** Number of the call or consultation, for `/toroom`. */
  tempLogId: ['tempLogId', maybe(Id)],
  subscribedAt: ['subscribeTime', Instant],
} as const;

/** The student's place in a queue. */
export const QueueTicket = record({
  ...ticketFields,
  roomName: ['roomName', z.string()],
  /** From 1; the next one to be called. Absent unless waiting. */
  position: ['position', maybe(Whole)],
  waitCount: ['waitCount', Whole],
  estimateMinutes: ['estimateWaitMinutes', Whole],
  /** Came back to the front. */
  isFront: ['priority', Flag],
  calledAt: ['callTime', maybe(Instant)],
  callEndsAt: ['callExpireTime', maybe(Instant)],
  /** After the first missed call: until when the student may come back to the front. */
  returnBy: ['returnTime', maybe(Instant)],
  liveUrl: ['liveUrl', maybe(z.string())],
  /** Who is before: shortened names, the one in the room first. */
  ahead: ['aheadList', z.array(record({ name: ['name', z.string()], isInRoom: ['isInRoom', Flag] }))],
});
export type QueueTicket = z.output<typeof QueueTicket>;

/** A lecturer's room (product.md 4.17). */
export const StudyRoom = record({
  id: ['studyRoomId', Id],
  name: ['roomName', z.string()],
  lecturerId: ['lecturerId', Id],
  lecturerName: ['lecturerName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  about: ['title', maybe(z.string())],
  subjectIds: ['subjectIds', z.array(Id)],
  openTimes: [
    'openTimes',
    /** `weekday` 1 Monday to 7 Sunday, times `HH:mm` in Beijing. */
    z.array(record({ weekday: ['weekday', Whole], start: ['start', z.string()], end: ['end', z.string()] })),
  ],
  status: ['roomStatus', roomStatuses],
  isFull: ['isFull', Flag],
  notice: ['noticeText', maybe(z.string())],
  /** When a paused lecturer means to be back. */
  backAt: ['backTime', maybe(Instant)],
  /** When a closed room opens next. */
  opensAt: ['nextOpenTime', maybe(Instant)],
  waitCount: ['waitCount', Whole],
  averageMinutes: ['avgMinutes', Whole],
  estimateMinutes: ['estimateWaitMinutes', Whole],
  /** The student asked to be told when it opens or has room. */
  isReminded: ['isReminded', maybe(Flag)],
});
export type StudyRoom = z.output<typeof StudyRoom>;

/** A call that rings now, as the push of type 10 carries it (W6). */
export const LiveCall = record({
  studyRoomId: ['studyRoomId', Id],
  liveUrl: ['liveUrl', maybe(z.string())],
  tempLogId: ['tempLogId', Id],
  teacherName: ['teacherName', z.string()],
  portrait: ['headImg', maybe(z.string())],
  endsAt: ['callExpireTime', Instant],
});
export type LiveCall = z.output<typeof LiveCall>;

/** One consultation of the past, or a queue that led to none. */
export const StudyRoomRecord = record({
  ...ticketFields,
  enteredAt: ['enterTime', maybe(Instant)],
  leftAt: ['leaveTime', maybe(Instant)],
  /** Minutes that were charged. */
  minutes: ['minutes', Whole],
  star: ['star', maybe(Whole)],
  comment: ['comment', maybe(z.string())],
  replayUrl: ['replayUrl', maybe(z.string())],
});
export type StudyRoomRecord = z.output<typeof StudyRoomRecord>;

/** Whether the student may go into the room (§3, `resultData.status`). */
export const entryStatuses = words({ allowed: 0, callOver: 1, minutesShort: 2, roomClosed: 3 });

/** The study room as students see it (§7, product.md 4.17). */
export const studyRooms = {
  list: get('/studyRoom', {
    summary: 'Rooms with their lecturers, queues and estimates',
    access: 'public',
    ids: { subjectId: 'tenant' },
    input: record({ subjectId: ['subjectId', z.optional(Id)], keyword: ['keyword', z.optional(Keyword)], ...page }),
    list: StudyRoom,
  }),
  basics: get('/studyRoom/basics/getAllBasicsInfo', {
    summary: 'Rules and numbers of the study room',
    access: 'public',
    input: Nothing,
    result: record({
      /** Plain paragraphs separated by a blank line. */
      rules: ['ruleHtml', maybe(z.string())],
      openTimeText: ['openTimeText', maybe(z.string())],
      /** Today's end, while some room is open. */
      openUntil: ['openEndTime', maybe(Instant)],
      onlineCount: ['onlineCount', Whole],
      minCallMinutes: ['minCallMinutes', Whole],
      chargeUnitMinutes: ['chargeUnitMinutes', Whole],
      maxWaitCount: ['maxWaitCount', Whole],
      callCountdownS: ['callCountdownSec', Whole],
      subjects: ['subjects', z.array(record({ id: ['subjectId', Id], name: ['subjectName', z.string()] }))],
      questions: [
        'questionList',
        z.array(record({ question: ['question', z.string()], answer: ['answer', z.string()] })),
      ],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  /** The student's ticket and a call that rings: what a page reads after every reconnect (W6). */
  mine: get('/studyroom/live/getMySubscribe', {
    summary: "The student's place in a queue, and a call that rings now",
    access: 'student',
    input: Nothing,
    result: record({
      ticket: ['ticket', maybe(QueueTicket)],
      call: ['call', maybe(LiveCall)],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  subscribe: post('/studyroom/live/studyRoomSubscribe', {
    summary: "Joins a lecturer's queue; one at a time",
    access: 'student',
    ids: { studyRoomId: 'tenant', subjectId: 'tenant' },
    input: record({ roomId: ['studyRoomId', Id], subjectId: ['subjectId', z.optional(Id)], ...question }),
    result: QueueTicket,
  }),
  /** Adds to the question while waiting. */
  ask: post('/studyroom/live/updateStudyRoomQuestion', {
    summary: 'Changes the question of the ticket',
    access: 'student',
    ids: { studyRoomRecordId: 'owner' },
    input: record({ id: ['studyRoomRecordId', Id], ...question }),
    result: QueueTicket,
  }),
  /**
   * Leaves the queue, refuses the call, or tells that its time is over: the server's clock says which (§4). With the number of
   * a call it is about that one alone, and never about a place in the queue.
   */
  cancel: post('/studyroom/live/cancelStudyRoomSubscribe', {
    summary: 'Leaves a queue or refuses a call',
    access: 'student',
    ids: { studyRoomId: 'tenant' },
    input: record({ roomId: ['studyRoomId', Id], tempLogId: ['tempLogId', z.optional(Id)] }),
    result: Nothing,
  }),
  /** After the first missed call, within five minutes. */
  comeBack: post('/studyroom/live/returnToQueue', {
    summary: 'Comes back to the front of the queue',
    access: 'student',
    ids: { studyRoomRecordId: 'owner' },
    input: record({ id: ['studyRoomRecordId', Id] }),
    result: QueueTicket,
  }),
  enter: post('/studyRoom/entryStudyRoom', {
    summary: 'Takes a call: the student goes into the room',
    access: 'student',
    ids: { studyRoomId: 'tenant' },
    input: record({ roomId: ['studyRoomId', Id] }),
    result: record({
      status: ['status', entryStatuses],
      liveUrl: ['liveUrl', maybe(z.string())],
      tempLogId: ['tempLogId', maybe(Id)],
      recordId: ['studyRoomRecordId', maybe(Id)],
    }),
  }),
  remind: post('/studyroom/live/remindStudyRoom', {
    summary: 'Asks to be told when a room opens or has a free place',
    access: 'student',
    ids: { studyRoomId: 'tenant' },
    input: record({ roomId: ['studyRoomId', Id] }),
    result: Nothing,
  }),
  records: get('/studyRoom/user/getUserStudyRoomRecordListPage', {
    summary: "The student's consultations, the newest first",
    access: 'student',
    input: record({ status: ['recordStatus', z.optional(ticketStatuses)], ...page }),
    list: StudyRoomRecord,
  }),
  score: post('/studyroom/live/scoreStudyRoom', {
    summary: 'Gives a finished consultation one to five stars, once',
    access: 'student',
    ids: { studyRoomRecordId: 'owner' },
    input: record({
      id: ['studyRoomRecordId', Id],
      star: ['star', Whole.check(z.minimum(1), z.maximum(5))],
      comment: ['comment', z.optional(text(200))],
    }),
    result: Nothing,
  }),
  orders: get('/studyRoom/order/getOrderListPage', {
    summary: "The student's orders of minutes, the newest first",
    access: 'student',
    input: record(page),
    list: record({
      id: ['orderId', Id],
      number: ['orderNum', z.string()],
      name: ['packageName', z.string()],
      minutes: ['minutes', Whole],
      payFen: ['payAmount', YuanNumber],
      status: ['orderStatus', orderStatuses],
      orderedAt: ['createTime', Instant],
      paidAt: ['payTime', maybe(Instant)],
    }),
  }),
};

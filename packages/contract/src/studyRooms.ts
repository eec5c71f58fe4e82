import { QUESTION_IMAGES_MAX, QUESTION_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { FileUrls, Keyword, Sentence } from './fields.ts';
import { orderStatuses } from './orderRecords.ts';
import { OPTIONAL } from './reading.ts';
import { Id, Instant, maybe, Nothing, pageFields, record, text, Whole, YuanNumber } from './schema.ts';
import {
  entryStatuses,
  LiveCall,
  QueueTicket,
  StudyRoom,
  StudyRoomRecord,
  ticketStatuses,
} from './studyRoomRecords.ts';

const page = { page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] } as const;
/** The student's question: text and pictures from `uploads.image`. */
const question = {
  question: ['questionText', z.optional(Sentence(QUESTION_MAX))],
  imageIds: ['imageIds', z.optional(z.array(Id).check(z.maxLength(QUESTION_IMAGES_MAX)))],
  imageUrls: ['imageUrls', FileUrls(QUESTION_IMAGES_MAX)],
} as const;

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
      /** Closing time today, while a room is open. */
      openUntil: ['openEndTime', maybe(Instant)],
      onlineCount: ['onlineCount', Whole, OPTIONAL],
      minCallMinutes: ['minCallMinutes', Whole, OPTIONAL],
      chargeUnitMinutes: ['chargeUnitMinutes', Whole, OPTIONAL],
      maxWaitCount: ['maxWaitCount', Whole, OPTIONAL],
      callCountdownS: ['callCountdownSec', Whole, OPTIONAL],
      subjects: ['subjects', z.array(record({ id: ['subjectId', Id], name: ['subjectName', z.string()] }))],
      questions: [
        'questionList',
        z.array(record({ question: ['question', z.string()], answer: ['answer', z.string()] })),
      ],
      serverTime: ['currentDateTime', Instant, OPTIONAL],
    }),
  }),
  /** The student's ticket and ringing call; a page loads it after every reconnect (W6). */
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
    summary: 'Changes the question of the ticket (5009 the consultation has begun, 5010 no longer in the queue)',
    access: 'student',
    ids: { studyRoomRecordId: 'owner' },
    input: record({ id: ['studyRoomRecordId', Id], ...question }),
    result: QueueTicket,
  }),
  /**
   * Leaves the queue, declines the call, or reports its timeout; the server's clock decides which (§4). With the number of
   * a call it affects that call alone, never the place in the queue.
   */
  cancel: post('/studyroom/live/cancelStudyRoomSubscribe', {
    summary: 'Leaves a queue or refuses a call',
    access: 'student',
    ids: { studyRoomId: 'tenant', tempLogId: 'owner' },
    input: record({ roomId: ['studyRoomId', Id], tempLogId: ['tempLogId', z.optional(Id)] }),
    result: Nothing,
  }),
  /** After the first missed call, within five minutes. */
  comeBack: post('/studyroom/live/returnToQueue', {
    summary: 'Comes back to the front of the queue (5002 has a place already, 5011 too late)',
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
      status: ['status', entryStatuses, OPTIONAL],
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
      minutes: ['minutes', Whole, OPTIONAL],
      payFen: ['payAmount', YuanNumber, OPTIONAL],
      status: ['orderStatus', orderStatuses, OPTIONAL],
      orderedAt: ['createTime', Instant, OPTIONAL],
      paidAt: ['payTime', maybe(Instant)],
    }),
  }),
};

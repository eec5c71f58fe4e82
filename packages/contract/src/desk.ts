import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Sentence } from './fields.ts';
import type { ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, record, Whole, words } from './schema.ts';
import { roomStatuses, ticketStatuses } from './studyRoomRecords.ts';

/** A student in the lecturer's queue. */
export const DeskTicket = record({
  id: ['studyRoomRecordId', Id],
  studentId: ['userId', Id],
  studentName: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  subject: ['subjectName', maybe(z.string())],
  question: ['questionText', maybe(z.string())],
  images: ['images', z.array(z.string())],
  status: ['recordStatus', ticketStatuses],
  isFront: ['priority', Flag],
  subscribedAt: ['subscribeTime', Instant],
  tempLogId: ['tempLogId', maybe(Id)],
  callEndsAt: ['callExpireTime', maybe(Instant)],
  enteredAt: ['enterTime', maybe(Instant)],
  /** Minutes that the student can still use. */
  minutesLeft: ['remainMinutes', Whole],
});
export type DeskTicket = ReadOf<typeof DeskTicket>;

/** How the desk's last call ended without a consultation; a push of it may be lost (W10). */
export const EndedCall = record({
  tempLogId: ['tempLogId', Id],
  studentName: ['userName', z.string()],
  outcome: ['outcome', words({ cancelled: 2, missed: 3, withdrawn: 4 })],
});
export type EndedCall = ReadOf<typeof EndedCall>;

/** State of the lecturer's desk: the room, the student called or inside, and the queue in order. */
export const Desk = record({
  roomId: ['studyRoomId', Id],
  roomName: ['roomName', z.string()],
  status: ['roomStatus', roomStatuses],
  notice: ['noticeText', maybe(z.string())],
  backAt: ['backTime', maybe(Instant)],
  liveUrl: ['liveUrl', maybe(z.string())],
  /** The student who is called or in the room. */
  current: ['current', maybe(DeskTicket)],
  /** The newest call of the last minutes, if it led to no consultation. */
  endedCall: ['endedCall', maybe(EndedCall)],
  waiting: ['waitList', z.array(DeskTicket)],
  /** Consultations finished today, and their minutes. */
  doneToday: ['todayCount', Whole],
  minutesToday: ['todayMinutes', Whole],
  serverTime: ['currentDateTime', Instant],
});
export type Desk = ReadOf<typeof Desk>;

/** The lecturer's desk: the queue, the call, the end of a consultation (product.md 4.17). */
export const desk = {
  read: get('/studyRoom/desk/getDesk', {
    summary: "The lecturer's room and queue (5008 for one who has no room, as for all of these calls)",
    access: 'lecturer',
    input: Nothing,
    result: Desk,
  }),
  callNext: post('/studyRoom/desk/callNext', {
    summary: 'Calls the next student, or the one that is named',
    access: 'lecturer',
    ids: { studyRoomRecordId: 'owner' },
    input: record({ id: ['studyRoomRecordId', z.optional(Id)] }),
    result: Desk,
  }),
  withdraw: post('/studyRoom/desk/withdrawCall', {
    summary: 'Takes a call back; the student waits at the front',
    access: 'lecturer',
    ids: { tempLogId: 'owner' },
    input: record({ tempLogId: ['tempLogId', Id] }),
    result: Desk,
  }),
  end: post('/studyRoom/desk/endConsultation', {
    summary: 'Ends the consultation; its minutes are charged',
    access: 'lecturer',
    ids: { tempLogId: 'owner' },
    input: record({ tempLogId: ['tempLogId', Id] }),
    result: Desk,
  }),
  setRoom: post('/studyRoom/desk/setRoom', {
    summary: 'Opens, pauses or closes the room; closing sends everybody home without a charge',
    access: 'lecturer',
    input: record({
      state: ['state', words({ closed: 0, open: 1, paused: 3 })],
      notice: ['noticeText', z.optional(Sentence(60))],
      /** Announced minutes until the lecturer is back, with `paused`. */
      backInMinutes: ['backMinutes', z.optional(Whole.check(z.minimum(1), z.maximum(240)))],
    }),
    result: Desk,
  }),
};

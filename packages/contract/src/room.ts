import * as z from 'zod/mini';
import { userTypes } from './account.ts';
import { get, post } from './call.ts';
import { Flag, Id, Instant, maybe, pageFields, record, text, Whole, words } from './schema.ts';
import { ticketStatuses } from './studyRoomRecords.ts';

const Person = record({
  id: ['userId', Id],
  type: ['userType', userTypes],
  name: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  isHere: ['isPresent', Flag],
});

/** Messages and drawings of a room in one sequence; for `mark` and `erase`, `body` is JSON that only the two browsers read. */
export const RoomItem = record({
  id: ['itemId', Id],
  seq: ['seq', Whole],
  clientId: ['clientItemId', z.string()],
  from: ['fromUserType', userTypes],
  kind: ['itemType', words({ text: 0, mark: 1, erase: 2 })],
  body: ['body', z.string()],
  at: ['createTime', Instant],
});
export type RoomItem = z.output<typeof RoomItem>;

/** Most characters of one item: a whiteboard stroke in JSON (W3). */
export const ROOM_ITEM_MAX = 12_000;

/** One room from the inside: for the student and the lecturer of the consultation (product.md 4.17). */
export const room = {
  /** Logs each entry and exit of both; a closed browser is logged out of the room when its socket closes. */
  log: post('/studyroom/live/appJoinRoomLog', {
    summary: 'Notes that somebody came into the room or left it',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({
      roomId: ['studyRoomId', Id],
      tempLogId: ['tempLogId', Id],
      joinType: ['joinType', words({ enter: 1, leave: 2 })],
    }),
    result: record({ id: ['joinLogId', Id] }),
  }),
  session: get('/studyroom/live/getRoomSession', {
    summary: 'Who is in the room, what it is about, how long it may last',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({ tempLogId: ['tempLogId', Id] }),
    result: record({
      tempLogId: ['tempLogId', Id],
      roomId: ['studyRoomId', Id],
      recordId: ['studyRoomRecordId', Id],
      status: ['recordStatus', ticketStatuses],
      me: ['me', Person],
      peer: ['peer', Person],
      subject: ['subjectName', maybe(z.string())],
      question: ['questionText', maybe(z.string())],
      images: ['images', z.array(z.string())],
      enteredAt: ['enterTime', maybe(Instant)],
      /** When the student's minutes end. */
      endsAt: ['endTime', maybe(Instant)],
      /** Minutes charged so far; final after the end. */
      minutes: ['minutes', Whole],
      /** URL of an external room; absent for the built-in one. */
      liveUrl: ['liveUrl', maybe(z.string())],
      iceServers: [
        'iceServers',
        z.array(
          record({
            urls: ['urls', z.array(z.string())],
            username: ['username', maybe(z.string())],
            credential: ['credential', maybe(z.string())],
          }),
        ),
      ],
      /** Video and audio go through the TURN relay only, so that neither browser learns the other's address. */
      isRelayOnly: ['isRelayOnly', maybe(Flag)],
      lastSeq: ['lastSeq', Whole],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  items: get('/studyroom/live/getRoomItemList', {
    summary: 'What was said and drawn in the room after a number, in order',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({
      tempLogId: ['tempLogId', Id],
      afterSeq: ['afterSeq', z.optional(Whole.check(z.minimum(0)))],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: RoomItem,
  }),
  /** A known `clientId` returns the first answer. */
  add: post('/studyroom/live/addRoomItem', {
    summary: 'Says or draws something in the room',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({
      tempLogId: ['tempLogId', Id],
      clientId: ['clientItemId', text(64).check(z.minLength(1))],
      kind: ['itemType', words({ text: 0, mark: 1, erase: 2 })],
      body: ['body', text(ROOM_ITEM_MAX).check(z.minLength(1))],
    }),
    result: RoomItem,
  }),
};
export type RoomSession = z.output<(typeof room)['session']['result']>;

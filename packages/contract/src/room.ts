import * as z from 'zod/mini';
import { userTypes } from './account.ts';
import { get, post } from './call.ts';
import { FileUrl } from './fields.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, pageFields, record, text, Whole, words } from './schema.ts';
import { ticketStatuses } from './studyRoomRecords.ts';

const Person = record({
  id: ['userId', Id],
  type: ['userType', userTypes],
  name: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  isHere: ['isPresent', Flag],
});

/** What an item of a room is: words, a mark of the board, an erasing, a photo or file, the page of the board that is shown. */
const itemKinds = words({ text: 0, mark: 1, erase: 2, file: 3, page: 4 });

/** A photo or document that was shown in a room. */
const RoomFile = record({
  id: ['fileId', Id],
  name: ['filename', z.string()],
  url: ['fileUrl', z.string()],
  bytes: ['fileSize', Whole],
  isImage: ['isImage', Flag],
  width: ['width', maybe(Whole)],
  height: ['height', maybe(Whole)],
});

/**
 * What happened in a room, in one sequence. `body` is the words of a `text`, the name of a `file`, the number of a `page`; for
 * `mark` and `erase` it is JSON that only the two browsers read; the server bounds the numbers of a mark.
 */
export const RoomItem = record({
  id: ['itemId', Id],
  seq: ['seq', Whole],
  clientId: ['clientItemId', z.string()],
  from: ['fromUserType', userTypes],
  kind: ['itemType', itemKinds],
  body: ['body', z.string()],
  /** Present for a `file`. */
  file: ['file', maybe(RoomFile)],
  at: ['createTime', Instant],
});
export type RoomItem = ReadOf<typeof RoomItem>;

/** Most characters of one item: a whiteboard stroke in JSON (W3). */
export const ROOM_ITEM_MAX = 12_000;
/** Farthest place of a mark from the corner of the board, in its units, and most points of one stroke. */
export const BOARD_UNIT_MAX = 10_000;
export const BOARD_POINTS_MAX = 1_000;
/** Most pages of a board, numbered from 1. */
export const ROOM_PAGES_MAX = 20;
/** Most photos and files that are shown in one consultation. */
export const ROOM_FILES_MAX = 30;

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
      /** `close`: the tab was closed, or reloads; one may come back within seconds. */
      joinType: ['joinType', words({ enter: 1, leave: 2, close: 3 })],
    }),
    result: record({ id: ['joinLogId', Id, OPTIONAL] }),
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
      /** When the student's minutes end if both stay; absent while one of the two is not there. */
      endsAt: ['endTime', maybe(Instant)],
      /** Whole seconds that both have been in the room: the time that is charged. */
      togetherS: ['togetherSec', maybe(Whole)],
      /** Minutes that are held for the consultation, and the most that it may cost. */
      heldMinutes: ['heldMinutes', maybe(Whole)],
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
    summary: 'What was said, drawn and shown in the room after a number, in order',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({
      tempLogId: ['tempLogId', Id],
      afterSeq: ['afterSeq', z.optional(Whole.check(z.minimum(0)))],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: RoomItem,
  }),
  /** A known `clientId` returns the first answer. A `file` names an own upload of the kind `image` or `file`; 1008 for too many. */
  add: post('/studyroom/live/addRoomItem', {
    summary: 'Says, draws or shows something in the room, or turns a page of the board',
    access: 'member',
    ids: { tempLogId: 'owner' },
    input: record({
      tempLogId: ['tempLogId', Id],
      clientId: ['clientItemId', text(64).check(z.minLength(1))],
      kind: ['itemType', itemKinds],
      body: ['body', text(ROOM_ITEM_MAX).check(z.minLength(1))],
      fileId: ['fileId', z.optional(Id)],
      fileUrl: ['fileUrl', z.optional(FileUrl)],
    }),
    result: RoomItem,
  }),
};
export type RoomSession = ReadOf<(typeof room)['session']['result']>;

import * as z from 'zod/mini';
import { userTypes } from './account.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** Kinds of messages; 1 is an image (§3), the rest is ours (product.md 4.18). */
export const messageKinds = words({ text: 0, image: 1, file: 2, audio: 3, notice: 4 });

/** A file or picture that a message carries. */
export const MessageFile = record({
  id: ['fileId', Id],
  name: ['fileName', z.string()],
  url: ['fileUrl', z.string()],
  bytes: ['fileSize', maybe(Whole)],
  width: ['width', maybe(Whole)],
  height: ['height', maybe(Whole)],
});

/** One message; `seq` counts 1, 2, 3 … in its conversation, the same for everybody (I14). */
export const ChatMessage = record({
  id: ['msgId', Id],
  conversationId: ['conversationId', Id],
  seq: ['seq', Whole],
  /** Message id chosen by the sending client; returned to the sender only. */
  clientId: ['clientMsgId', maybe(z.string())],
  fromId: ['fromUserId', Id],
  fromType: ['fromUserType', userTypes],
  fromName: ['userNickName', z.string()],
  fromPortrait: ['userImg', maybe(z.string())],
  kind: ['msgType', messageKinds],
  /** The words; the file's name for a picture or file; empty once recalled. */
  body: ['msgBody', z.string()],
  file: ['fileInfo', maybe(MessageFile)],
  sentAt: ['msgSendTime', Instant],
  isRecalled: ['isRecalled', Flag],
});
export type ChatMessage = ReadOf<typeof ChatMessage>;

/** A message that a search has found, with the conversation that it leads to. */
export const FoundMessage = record({
  id: ['msgId', Id],
  conversationId: ['conversationId', Id],
  seq: ['seq', Whole],
  /** The other person, or the name of the class. */
  title: ['title', z.string()],
  fromName: ['userNickName', z.string()],
  isMine: ['isMine', Flag],
  kind: ['msgType', messageKinds],
  body: ['msgBody', z.string()],
  sentAt: ['msgSendTime', Instant],
});
export type FoundMessage = ReadOf<typeof FoundMessage>;

/** One conversation as a member sees it. */
export const Conversation = record({
  id: ['conversationId', Id],
  kind: ['convType', words({ single: 1, group: 2 })],
  /** The other person, or the name of the class. */
  title: ['title', z.string()],
  portrait: ['avatar', maybe(z.string())],
  peerId: ['toUserId', maybe(Id)],
  peerType: ['toUserType', maybe(userTypes)],
  isPeerOnline: ['isOnline', Flag],
  lastSeq: ['lastSeq', Whole],
  /** The newest message, for the list; absent while there is none. */
  last: [
    'lastMsg',
    maybe(
      record({
        kind: ['msgType', messageKinds],
        body: ['msgBody', z.string()],
        fromName: ['userNickName', z.string()],
        isMine: ['isMine', Flag],
        isRecalled: ['isRecalled', Flag],
        sentAt: ['msgSendTime', Instant],
      }),
    ),
  ],
  unread: ['unReadCount', Whole],
  readSeq: ['lastReadSeq', Whole],
  /** Up to where the other person has read; of a single conversation. */
  peerReadSeq: ['toLastReadSeq', maybe(Whole)],
  isPinned: ['isTop', Flag],
  isMuted: ['isMuted', Flag],
});
export type Conversation = ReadOf<typeof Conversation>;

/** An unread message of a person (§3). */
export const UnreadTalk = record({
  name: ['userNickName', z.string()],
  userId: ['userId', Id],
  portrait: ['userImg', maybe(z.string())],
  /** Its conversation; our own field, absent with an external backend. */
  conversationId: ['conversationId', maybe(Id)],
  kind: ['msgType', messageKinds, OPTIONAL],
  body: ['msgBody', z.string()],
  sentAt: ['msgSendTime', Instant, OPTIONAL],
});
export type UnreadTalk = ReadOf<typeof UnreadTalk>;

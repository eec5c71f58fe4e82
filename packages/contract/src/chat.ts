import { CHAT_TEXT_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { userTypes } from './account.ts';
import { get, post } from './call.ts';
import { ChatMessage, Conversation, FoundMessage, MessageFile, UnreadTalk } from './chatRecords.ts';
import { FileUrl, Keyword, Sentence } from './fields.ts';
import { OPTIONAL } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words } from './schema.ts';

/** The caller of the point server; our server reads it from the login instead (W9). `platformType` is `im_platform_id` (wire-facts 10). */
const sender = {
  userId: ['userId', z.optional(Id)],
  userType: ['userType', z.optional(Whole)],
  platform: ['platformType', z.optional(Whole)],
} as const;

const P2P = '/pointServer/pointToPoint';

/** Chat between students and lecturers, on the point server (§7, product.md 4.18). */
export const chat = {
  unreadCount: get(`${P2P}/getPointUnRead`, {
    summary: 'How many messages of all conversations are unread; muted ones are left out',
    service: 'point',
    access: 'member',
    input: record(sender),
    result: record({ count: ['unReadCount', Whole, OPTIONAL] }),
  }),
  lastUnread: post(`${P2P}/queryLastUnreadMessage`, {
    summary: 'The newest unread message, for the popup',
    service: 'point',
    access: 'member',
    rate: 'read',
    input: record(sender),
    result: record({
      notice: [
        'noticeMsg',
        maybe(
          record({
            name: ['userNickName', z.string()],
            title: ['noticeTitle', z.string()],
            sentAt: ['msgSendTime', Instant, OPTIONAL],
            /** Path of the page that it is about. */
            link: ['noticeUrl', maybe(z.string())],
          }),
        ),
      ],
      ordinary: ['ordinaryMsg', maybe(UnreadTalk)],
    }),
  }),
  list: get(`${P2P}/getConversationList`, {
    summary: 'Conversations: pinned ones first, then by their newest message',
    service: 'point',
    access: 'member',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: Conversation,
  }),
  /** The first id of the list is the other person; a second call returns the same conversation. */
  open: post(`${P2P}/openConversation`, {
    summary: 'Finds the conversation with a person, or makes it',
    service: 'point',
    access: 'member',
    ids: { toUserIdList: 'tenant' },
    input: record({
      toType: ['toUserType', userTypes],
      toIds: ['toUserIdList', z.array(Id).check(z.minLength(1), z.maxLength(20))],
    }),
    result: Conversation,
  }),
  /** Without either number, the newest page; `beforeSeq` pages backwards, `afterSeq` fetches missed messages. Always in ascending order. */
  history: get(`${P2P}/getMessageList`, {
    summary: 'Messages of a conversation in order',
    service: 'point',
    access: 'member',
    ids: { conversationId: 'owner' },
    input: record({
      conversationId: ['conversationId', Id],
      beforeSeq: ['beforeSeq', z.optional(Whole.check(z.minimum(1)))],
      afterSeq: ['afterSeq', z.optional(Whole.check(z.minimum(0)))],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: ChatMessage,
  }),
  /** Words are parted by blanks, and each must occur; the newest messages first, no further pages. */
  search: get(`${P2P}/searchMessage`, {
    summary: "Finds messages in one's own conversations",
    service: 'point',
    access: 'member',
    input: record({ keyword: ['keyword', Keyword.check(z.minLength(1))] }),
    list: FoundMessage,
  }),
  /** A known `clientId` returns the stored message (I14). */
  send: post(`${P2P}/sendMessage`, {
    summary: 'Sends words, a picture or a file',
    service: 'point',
    access: 'member',
    ids: { conversationId: 'owner' },
    input: record({
      conversationId: ['conversationId', Id],
      clientId: ['clientMsgId', text(64).check(z.minLength(1))],
      kind: ['msgType', words({ text: 0, image: 1, file: 2 })],
      body: ['msgBody', z.optional(Sentence(CHAT_TEXT_MAX))],
      /** From `uploads`; with an image or a file. */
      fileId: ['fileId', z.optional(Id)],
      fileUrl: ['fileUrl', z.optional(FileUrl)],
      fileName: ['fileName', z.optional(text(1_024))],
    }),
    result: ChatMessage,
  }),
  /** Read marks only go forward (I13). */
  read: post(`${P2P}/readMessage`, {
    summary: 'Marks a conversation as read up to a message',
    service: 'point',
    access: 'member',
    ids: { conversationId: 'owner' },
    input: record({ conversationId: ['conversationId', Id], seq: ['seq', Whole.check(z.minimum(0))] }),
    result: record({ unread: ['unReadCount', Whole] }),
  }),
  recall: post(`${P2P}/recallMessage`, {
    summary: 'Takes back an own message within two minutes',
    service: 'point',
    access: 'member',
    ids: { msgId: 'owner' },
    input: record({ id: ['msgId', Id] }),
    result: Nothing,
  }),
  set: post(`${P2P}/setConversation`, {
    summary: 'Pins or mutes a conversation',
    service: 'point',
    access: 'member',
    ids: { conversationId: 'owner' },
    input: record({
      conversationId: ['conversationId', Id],
      isPinned: ['isTop', z.optional(Flag)],
      isMuted: ['isMuted', z.optional(Flag)],
    }),
    result: Nothing,
  }),
  info: get(`${P2P}/getConversationInfo`, {
    summary: 'Who the other side is, and what was shared',
    service: 'point',
    access: 'member',
    ids: { conversationId: 'owner' },
    input: record({ conversationId: ['conversationId', Id] }),
    result: record({
      title: ['title', z.string()],
      portrait: ['avatar', maybe(z.string())],
      about: ['about', maybe(z.string())],
      /** The lecturer's study room, for a link to it. */
      roomId: ['studyRoomId', maybe(Id)],
      courses: [
        'courseList',
        z.array(
          record({
            id: ['courseScheduleId', Id],
            saleId: ['sellCourseScheduleId', Id],
            title: ['courseScheduleName', z.string()],
            cover: ['courseScheduleImg', maybe(z.string())],
            nextAt: ['nextTime', maybe(Instant)],
          }),
        ),
      ],
      images: ['imageList', z.array(MessageFile)],
      imageCount: ['imageCount', Whole],
      files: [
        'fileList',
        z.array(record({ id: ['msgId', Id], file: ['fileInfo', MessageFile], sentAt: ['msgSendTime', Instant] })),
      ],
      fileCount: ['fileCount', Whole],
    }),
  }),
};

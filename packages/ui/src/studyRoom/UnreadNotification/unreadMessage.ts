import type { Instant } from '@shuyuan/rules';
/** An unread chat message (§3 unread chat notification). */
export interface UnreadChat {
  kind: 'chat';
  userNickName: string;
  userId: string;
  /** 1 is a picture; everything else is shown as text (§3). */
  msgType: number;
  msgBody: string;
  /** When it was sent. */
  sentAt: Instant;
  /** URL of the sender's picture. */
  avatar?: string | undefined;
  /** Number of senders, when several messages are combined. */
  senders?: number | undefined;
}

/** A notice of the school or a class (§3 `noticeMsg`). */
export interface UnreadNotice {
  kind: 'notice';
  userNickName: string;
  noticeTitle: string;
  /** When it was sent. */
  sentAt: Instant;
}

/** The message shown in the popup. */
export type UnreadMessage = UnreadChat | UnreadNotice;

/** The `msgType` of a picture (§3). */
const PICTURE = 1;

/** The text shown for a message: its own, or the word for a picture (§3). */
export function textOf(message: UnreadMessage, picture: string): string {
  if (message.kind === 'notice') return message.noticeTitle;
  return message.msgType === PICTURE ? picture : message.msgBody;
}

/** Key of a message, so that a newer one replaces it and a closed one stays closed. */
export function keyOf(message: UnreadMessage): string {
  return `${message.kind} ${message.userNickName} ${message.sentAt} ${textOf(message, '')}`;
}

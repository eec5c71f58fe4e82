/** A chat message that nobody has read (§3 unread chat notification). */
export interface UnreadChat {
  kind: 'chat';
  userNickName: string;
  userId: string;
  /** 1 is a picture; everything else shows its text (§3). */
  msgType: number;
  msgBody: string;
  /** ISO 8601, or epoch milliseconds. */
  msgSendTime: string | number;
  /** Address of the sender's picture. */
  avatar?: string | undefined;
  /** How many people wrote, when several messages are told as one. */
  senders?: number | undefined;
}

/** A notice of the school or a class (§3 `noticeMsg`). */
export interface UnreadNotice {
  kind: 'notice';
  userNickName: string;
  noticeTitle: string;
  /** ISO 8601, or epoch milliseconds. */
  msgSendTime: string | number;
}

/** What the popup tells of. */
export type UnreadMessage = UnreadChat | UnreadNotice;

/** The `msgType` of a picture (§3). */
const PICTURE = 1;

/** What the popup shows of a message: its words, or the word for a picture (§3). */
export function textOf(message: UnreadMessage, picture: string): string {
  if (message.kind === 'notice') return message.noticeTitle;
  return message.msgType === PICTURE ? picture : message.msgBody;
}

/** Tells messages apart, so that a newer one replaces and a closed one stays closed. */
export function keyOf(message: UnreadMessage): string {
  return `${message.kind} ${message.userNickName} ${message.msgSendTime} ${textOf(message, '')}`;
}

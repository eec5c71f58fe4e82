import type { AnswerOf, contract } from '@shuyuan/contract';
import { textHere } from '../../core/known.ts';

type LastUnread = AnswerOf<typeof contract.chat.lastUnread>;

/** Characters of a message that the popup shows, at most. */
const BODY_MAX = 60;
/** `msgType` of a picture (§3). */
const PICTURE = 1;

/** What the popup shows: a message of a person, or a notice (§3). */
export type TalkMessage =
  | {
      kind: 'chat';
      userNickName: string;
      userId: string;
      msgType: number;
      msgBody: string;
      sentAt: string;
      avatar?: string | undefined;
    }
  | { kind: 'notice'; userNickName: string; noticeTitle: string; sentAt: string; link?: string | undefined };

/** The newest unread message; null where nothing is unread. */
export function newestOf({ notice, ordinary }: LastUnread): TalkMessage | null {
  const own: TalkMessage[] = [];
  if (ordinary)
    own.push({
      kind: 'chat',
      userNickName: ordinary.name,
      userId: String(ordinary.userId),
      msgType: ordinary.kind === 'image' ? PICTURE : 0,
      msgBody: cut(ordinary.body),
      sentAt: textHere(ordinary.sentAt),
      avatar: ordinary.portrait,
    });
  if (notice)
    own.push({
      kind: 'notice',
      userNickName: notice.name,
      noticeTitle: cut(notice.title),
      sentAt: textHere(notice.sentAt),
      link: notice.link,
    });
  return own.reduce<TalkMessage | null>(
    (newest, one) => (newest && sentAt(newest) >= sentAt(one) ? newest : one),
    null,
  );
}

/** When it was sent, in milliseconds since 1970; 1 where the sender's server does not say, so that it is shown once. */
export function sentAt(message: TalkMessage): number {
  return Date.parse(message.sentAt) || 1;
}

/** Address of the chat with who wrote it (§2); a notice leads to the page that it is about, else to the chat without a query. */
export function chatPathOf(message: TalkMessage): string {
  if (message.kind === 'notice') return /^\/(?![/\\])/.test(message.link ?? '') ? (message.link ?? '/chat') : '/chat';
  const { userNickName: toUserNickName, userId } = message;
  return `/chat?${new URLSearchParams({ toUserNickName, toUserType: '2', toUserIdList: JSON.stringify([Number(userId)]) })}`;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= BODY_MAX ? text : `${characters.slice(0, BODY_MAX).join('')}…`;
}

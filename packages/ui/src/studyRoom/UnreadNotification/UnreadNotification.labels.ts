import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of UnreadNotification. */
export interface UnreadNotificationLabels {
  /** Accessible name of the region. */
  region: string;
  /** Replaces an image (§3). */
  picture: string;
  /** Messages from several senders. */
  senders: (name: string, count: number) => string;
  /** What a click on a chat message does, read after the message. */
  open: string;
  /** What a click on a notice does: it leads to what the notice is about. */
  openNotice: string;
}

/** Labels of UnreadNotification by language. */
export const unreadNotificationLabels: Record<Locale, UnreadNotificationLabels> = defineLabels('UnreadNotification', {
  cn: {
    region: '未读消息',
    picture: '[图片]',
    senders: (name, count) => `${name}等${count}人`,
    open: '，在新窗口打开聊天',
    openNotice: '，在新窗口查看',
  },
  en: {
    region: 'Unread message',
    picture: '[Picture]',
    senders: (name, count) => `${name} and ${count - 1} more`,
    open: ', opens the chat in a new window',
    openNotice: ', opens in a new window',
  },
});

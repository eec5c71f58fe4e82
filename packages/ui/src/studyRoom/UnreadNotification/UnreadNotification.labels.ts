import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the unread popup. */
export interface UnreadNotificationLabels {
  /** Name of the region. */
  region: string;
  /** Stands for a picture (§3). */
  picture: string;
  /** Several people wrote. */
  senders: (name: string, count: number) => string;
  /** What a click does, spoken after the message. */
  open: string;
}

/** Dictionary of the unread popup. */
export const unreadNotificationLabels: Record<Locale, UnreadNotificationLabels> = {
  cn: {
    region: '未读消息',
    picture: '[图片]',
    senders: (name, count) => `${name}等${count}人`,
    open: '，在新窗口打开聊天',
  },
  en: {
    region: 'Unread message',
    picture: '[Picture]',
    senders: (name, count) => `${name} and ${count - 1} more`,
    open: ', opens the chat in a new window',
  },
};

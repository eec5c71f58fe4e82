import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ChatWindow. */
export interface ChatWindowLabels {
  title: string;
  log: string;
  online: string;
  offline: string;
  newHere: string;
  /** On the scroll button: number of new messages below, 0 when the log is only scrolled up. */
  below: (count: number) => string;
  /** A new message, announced to screen readers. */
  arrived: (author: string, words: string) => string;
  image: string;
  file: string;
  audio: string;
  historyLoading: string;
  historyEnd: string;
  historyFailed: string;
  historyRetry: string;
  nobody: string;
  nobodyHint: string;
  info: string;
}

/** Labels of ChatWindow by language. */
export const chatWindowLabels: Record<Locale, ChatWindowLabels> = defineLabels('ChatWindow', {
  cn: {
    title: '消息',
    log: '聊天记录',
    online: '在线',
    offline: '不在线',
    newHere: '以下是新消息',
    below: (count) => (count > 0 ? `${count}条新消息` : '回到最新'),
    arrived: (author, words) => `${author}：${words}`,
    image: '[图片]',
    file: '[文件]',
    audio: '[语音]',
    historyLoading: '正在找更早的消息',
    historyEnd: '没有更早的消息了',
    historyFailed: '更早的消息没有打开',
    historyRetry: '再试一次',
    nobody: '选一个会话',
    nobodyHint: '左边选一位老师或一个群，消息会显示在这里',
    info: '资料',
  },
  en: {
    title: 'Messages',
    log: 'Messages of this conversation',
    online: 'Online',
    offline: 'Offline',
    newHere: 'New messages',
    below: (count) => (count > 0 ? `${count} new` : 'Back to the newest'),
    arrived: (author, words) => `${author}: ${words}`,
    image: '[Picture]',
    file: '[File]',
    audio: '[Voice]',
    historyLoading: 'Loading earlier messages',
    historyEnd: 'There is nothing earlier',
    historyFailed: 'Earlier messages did not load',
    historyRetry: 'Try again',
    nobody: 'Choose a conversation',
    nobodyHint: 'Pick a lecturer or a group on the left; its messages appear here',
    info: 'About',
  },
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ChatBubble. */
export interface ChatBubbleLabels {
  /** The student, as author of a message. */
  me: string;
  /** Author, time and send status, read before the text of the message. */
  name: (author: string, time: string, status?: string) => string;
  sending: string;
  /** An image that is being sent. */
  sendingImage: string;
  read: string;
  failed: string;
  /** The same with the reason. */
  failedWhy: (reason: string) => string;
  retry: string;
  /** Removes a message that could not be sent. */
  remove: string;
  /** An image without alternative text. */
  image: string;
  openImage: (name: string) => string;
  brokenImage: string;
  play: (length: string) => string;
  pause: (length: string) => string;
  /** A voice message that has not been played yet. */
  unheard: string;
  quoted: (author: string, text: string) => string;
  recalledMine: string;
  recalledTheirs: (author: string) => string;
  editAgain: string;
  /** Recalls one of the student's own messages. */
  recall: string;
  /** Read after a link that opens in a new window. */
  newWindow: string;
}

/** Labels of ChatBubble by language. */
export const chatBubbleLabels: Record<Locale, ChatBubbleLabels> = defineLabels('ChatBubble', {
  cn: {
    me: '我',
    name: (author, time, status) => [author, time, status].filter(Boolean).join('，'),
    sending: '发送中',
    sendingImage: '正在传图',
    read: '已读',
    failed: '没发出去',
    failedWhy: (reason) => `没发出去：${reason}`,
    retry: '重发',
    remove: '删除',
    image: '图片',
    openImage: (name) => `看大图：${name}`,
    brokenImage: '图片没打开',
    play: (length) => `播放语音，${length}`,
    pause: (length) => `暂停语音，${length}`,
    unheard: '没听过',
    quoted: (author, text) => `${author}：${text}`,
    recalledMine: '你撤回了一条消息',
    recalledTheirs: (author) => `${author}撤回了一条消息`,
    editAgain: '重新编辑',
    recall: '撤回',
    newWindow: '（在新窗口打开）',
  },
  en: {
    me: 'Me',
    name: (author, time, status) => [author, time, status].filter(Boolean).join(', '),
    sending: 'Sending',
    sendingImage: 'Sending picture',
    read: 'Read',
    failed: 'Not sent',
    failedWhy: (reason) => `Not sent: ${reason}`,
    retry: 'Send again',
    remove: 'Delete',
    image: 'Picture',
    openImage: (name) => `Enlarge: ${name}`,
    brokenImage: 'Picture did not load',
    play: (length) => `Play voice message, ${length}`,
    pause: (length) => `Pause voice message, ${length}`,
    unheard: 'Not heard yet',
    quoted: (author, text) => `${author}: ${text}`,
    recalledMine: 'You took a message back',
    recalledTheirs: (author) => `${author} took a message back`,
    editAgain: 'Edit again',
    recall: 'Take back',
    newWindow: ' (opens in a new window)',
  },
});

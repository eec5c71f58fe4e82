import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { Conversation } from './conversation.ts';

/** Labels of ConversationList. */
export interface ConversationListLabels {
  name: string;
  search: string;
  placeholder: string;
  pinned: string;
  recent: string;
  failed: string;
  draft: string;
  /** The last message in one line; an image is only `[图片]` (§4). */
  last: (last: NonNullable<Conversation['last']>) => string;
  unread: (count: number) => string;
  muted: string;
  empty: string;
  emptyHint: string;
  nothing: string;
  nothingHint: (query: string) => string;
  /** Heading of the messages that a search has found. */
  found: string;
  searching: string;
  /** The search in messages failed. */
  notSearched: string;
  searchAgain: string;
  /** Only the newest `count` are shown. */
  newestOnly: (count: number) => string;
}

const words = (mark: string, text: string | undefined) => (text ? `${mark} ${text}` : mark);

/** Labels of ConversationList by language. */
export const conversationListLabels: Record<Locale, ConversationListLabels> = defineLabels('ConversationList', {
  cn: {
    name: '会话',
    search: '搜索',
    placeholder: '搜老师、同学、消息',
    pinned: '置顶',
    recent: '最近',
    failed: '[没发出去]',
    draft: '[草稿]',
    last: ({ kind, text, author }) =>
      `${author ? `${author}：` : ''}${{ text: text ?? '', image: '[图片]', file: words('[文件]', text), audio: words('[语音]', text) }[kind]}`,
    unread: (count) => `${count}条未读`,
    muted: '免打扰',
    empty: '还没有消息',
    emptyHint: '去名师页找一位老师聊聊',
    nothing: '没有找到',
    nothingHint: (query) => `没有和“${query}”有关的会话和消息`,
    found: '消息',
    searching: '正在搜消息',
    notSearched: '消息没有搜到结果，可能是网络问题',
    searchAgain: '再搜一次',
    newestOnly: (count) => `只显示最近${count}条，多写几个字可以找得更准`,
  },
  en: {
    name: 'Conversations',
    search: 'Search',
    placeholder: 'Lecturers, classmates, words',
    pinned: 'Pinned',
    recent: 'Recent',
    failed: '[Not sent] ',
    draft: '[Draft] ',
    last: ({ kind, text, author }) =>
      `${author ? `${author}: ` : ''}${{ text: text ?? '', image: '[Picture]', file: words('[File]', text), audio: words('[Voice]', text) }[kind]}`,
    unread: (count) => `${count} unread`,
    muted: 'Muted',
    empty: 'No messages yet',
    emptyHint: 'Find a lecturer to talk to',
    nothing: 'Nothing found',
    nothingHint: (query) => `No conversation and no message about "${query}"`,
    found: 'Messages',
    searching: 'Searching messages',
    notSearched: 'The messages could not be searched',
    searchAgain: 'Try again',
    newestOnly: (count) => `Only the newest ${count}: more words find better`,
  },
});

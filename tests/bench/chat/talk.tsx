import { ChatBubble, type ChatMessage } from '@shuyuan/ui/chat';
import type { ComponentType } from 'react';

/** A list of messages under test. */
export interface TalkSubject {
  /** Shows the messages in a window of 700 × 600 px, starting and staying at the end. */
  List: ComponentType<{ messages: readonly ChatMessage[] }>;
  /** Selector of the scrolling element. */
  scroller: string;
  /** Selector of one row. */
  row: string;
}

const LINES = [
  '好的',
  '第6讲练习最后一题思路是对的，错在把弦长公式里的k忘了平方。',
  '明白了，符号那里我一直没写清楚',
  '这一步能不能直接写韦达？我怕考试的时候扣步骤分，所以每次都从头推一遍，可是这样时间又不够。',
];

/** The message at a position, always the same. */
export function buildMessage(at: number): ChatMessage {
  const isMine = at % 3 === 1;
  return {
    id: `m${at}`,
    side: isMine ? 'me' : 'them',
    author: { name: isMine ? '林知夏' : '周砚秋' },
    at: Date.UTC(2026, 0, 1) + at * 90_000,
    content: { kind: 'text', text: `${at + 1}. ${LINES[at % LINES.length]}` },
  };
}

/** The row used by every peer: the kit's bubble, so that only the list implementation differs. */
export function TalkRow({ message }: { message: ChatMessage }) {
  return (
    <div data-row={message.id} style={{ padding: '16px 24px 0' }}>
      <ChatBubble message={message} />
    </div>
  );
}

import type { Components } from 'react-virtuoso';
import { ChatBubble, type ChatBubbleActions } from '../ChatBubble/ChatBubble.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import type { ChatWindowLabels } from './ChatWindow.labels.ts';
import { Bottom, Row, Top } from './MessageLog.styles.ts';
import { rowOf } from './talkRows.ts';

/** What is known of earlier messages: `none` when nobody asks for them. */
export type History = 'none' | 'more' | 'loading' | 'end' | 'failed';

/** What every part of the list is handed. */
export interface LogContext {
  messages: readonly ChatMessage[];
  /** Place of the first message. */
  first: number;
  firstNewId: string | undefined;
  hasNames: boolean;
  history: History;
  onHistory: (() => void) | undefined;
  words: ChatWindowLabels;
  actions: ChatBubbleActions;
}

/** One place of the list. */
export function showRow(
  place: number,
  message: ChatMessage,
  { messages, first, firstNewId, hasNames, words, actions }: LogContext,
) {
  const { hasTime, isContinued } = rowOf(message, messages[place - first - 1]);
  const isFirstNew = message.id === firstNewId;
  const isJoined = isContinued && !isFirstNew;
  return (
    <Row data-more={isJoined || undefined}>
      {hasTime && <MessageTime className="chip" variant="chip" at={message.at} />}
      {isFirstNew && <div className="newHere">{words.newHere}</div>}
      <ChatBubble message={message} isContinued={isJoined} hasName={hasNames} {...actions} />
    </Row>
  );
}

function LogTop({ context }: { context?: LogContext }) {
  if (!context) return null;
  const { history, onHistory, words } = context;
  return (
    <Top data-history={history}>
      {history === 'loading' && <span className="spinner" aria-hidden="true" />}
      {history === 'loading' && words.historyLoading}
      {history === 'end' && words.historyEnd}
      {history === 'failed' && words.historyFailed}
      {history === 'failed' && onHistory && (
        <button type="button" onClick={onHistory}>
          {words.historyRetry}
        </button>
      )}
    </Top>
  );
}

/** What stands around the rows; one object for good, or the list would mount again. */
export const logParts: Components<ChatMessage, LogContext> = { Header: LogTop, Footer: () => <Bottom /> };

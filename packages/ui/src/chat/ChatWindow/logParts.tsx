import { memo } from 'react';
import type { Components } from 'react-virtuoso';
import { ChatBubble, type ChatBubbleActions } from '../ChatBubble/ChatBubble.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import type { ChatWindowLabels } from './ChatWindow.labels.ts';
import { Bottom, Row, Top } from './MessageLog.styles.ts';
import { rowOf } from './talkRows.ts';

/** Loading state of earlier messages: `none` when there is no handler to load them. */
export type History = 'none' | 'more' | 'loading' | 'end' | 'failed';

/** Context passed to every part of the list. */
export interface LogContext {
  messages: readonly ChatMessage[];
  /** Index of the first message. */
  first: number;
  firstNewId: string | undefined;
  targetId: string | undefined;
  hasNames: boolean;
  history: History;
  onHistory: (() => void) | undefined;
  words: ChatWindowLabels;
  actions: ChatBubbleActions;
}

/** One row of the list. */
export function showRow(
  place: number,
  message: ChatMessage,
  { messages, first, firstNewId, targetId, hasNames, words, actions }: LogContext,
) {
  const { hasTime, isContinued } = rowOf(message, messages[place - first - 1]);
  const isFirstNew = message.id === firstNewId;
  return (
    <LogRow
      message={message}
      hasTime={hasTime}
      newHere={isFirstNew ? words.newHere : undefined}
      isContinued={isContinued && !isFirstNew}
      isTarget={message.id === targetId}
      hasName={hasNames}
      actions={actions}
    />
  );
}

interface LogRowProps {
  message: ChatMessage;
  hasTime: boolean;
  newHere: string | undefined;
  isContinued: boolean;
  isTarget: boolean;
  hasName: boolean;
  actions: ChatBubbleActions;
}

/** The list renders all its rows several times per frame; memo skips the unchanged ones. */
const LogRow = memo(function LogRow({
  message,
  hasTime,
  newHere,
  isContinued,
  isTarget,
  hasName,
  actions,
}: LogRowProps) {
  return (
    <Row data-more={isContinued || undefined} data-target={isTarget ? '' : undefined}>
      {hasTime && <MessageTime className="chip" variant="chip" at={message.at} />}
      {newHere !== undefined && <div className="newHere">{newHere}</div>}
      <ChatBubble message={message} continued={isContinued} showName={hasName} {...actions} />
    </Row>
  );
});

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

/** The elements around the rows; one constant object, or the list would remount. */
export const logParts: Components<ChatMessage, LogContext> = { Header: LogTop, Footer: () => <Bottom /> };

import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { ChatBubbleActions } from '../ChatBubble/ChatBubble.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { ConnectionBanner, type ConnectionState } from '../ConnectionBanner/ConnectionBanner.tsx';
import { type ChatWindowLabels, chatWindowLabels } from './ChatWindow.labels.ts';
import { Root } from './ChatWindow.styles.ts';
import type { History } from './logParts.tsx';
import { MessageLog } from './MessageLog.tsx';

/** The open conversation. */
export interface ChatTalk {
  /** Name of the person or the group. */
  title: string;
  /** Whether the other side is online. */
  presence?: 'online' | 'offline' | undefined;
  /** The messages, oldest first, each with a unique id (W7). */
  messages: readonly ChatMessage[];
  /** The first unread message: a divider is shown above it. */
  firstNewId?: string | undefined;
  /** The message that is shown in the middle and marked, e.g. one that a search has found. */
  targetId?: string | undefined;
  /** Shows names, in groups with more than two members. */
  showNames?: boolean | undefined;
  /**
   * Loading state of earlier messages; `more` offers to load them at the top. Without any message it is the state of the conversation
   * itself.
   */
  history?: History | undefined;
}

export interface ChatWindowProps extends BaseProps<HTMLDivElement>, ChatBubbleActions {
  /** The open conversation; without one the window shows a hint. */
  talk?: ChatTalk | undefined;
  /** A `ConversationList`. */
  list: ReactNode;
  /** One button above the list. */
  listAction?: ReactNode;
  /** Buttons beside the name of the conversation. */
  actions?: ReactNode;
  /** A `ChatComposer`. */
  composer?: ReactNode;
  /** Details about the other side, 280 px wide. */
  info?: ReactNode;
  /** State of the socket connection. */
  state: ConnectionState;
  /** Number of the current connection attempt, from 1. */
  attempt?: number | undefined;
  /** Messages received while disconnected. */
  missed?: number | undefined;
  /** Retries the connection at once (W5). */
  onReconnect?: (() => void) | undefined;
  /** Loads earlier messages: when scrolled to the top, and again after a failure. */
  onHistory?: (() => void) | undefined;
  /** Called with whether the end of the conversation is visible, initially and after each change. */
  onAtEndChange?: ((isAtEnd: boolean) => void) | undefined;
  labels?: Partial<ChatWindowLabels> | undefined;
}

/** Placeholders for messages that are loading. */
const SHAPES = 6;

/** The chat window: conversations, messages, the other side (ui-kit 3.9). */
export function ChatWindow({
  talk,
  list,
  listAction,
  actions,
  composer,
  info,
  state,
  attempt,
  missed,
  onReconnect,
  onHistory,
  onAtEndChange,
  onRetry,
  onRemove,
  onEditAgain,
  onRecall,
  onOpenImage,
  onPlay,
  labels,
  ...rest
}: ChatWindowProps) {
  const words = useLabels(chatWindowLabels, labels);
  const first = talk?.messages.length === 0 ? talk.history : undefined;
  const hasInfo = talk !== undefined && info !== undefined;
  return (
    <Root {...rest} data-state={state} data-info={hasInfo || undefined}>
      <div className="talks">
        <div className="top">
          <span className="mark" aria-hidden="true" />
          {words.title}
          {listAction !== undefined && <span className="end">{listAction}</span>}
        </div>
        {list}
      </div>
      <section className="talk" aria-label={talk?.title ?? words.nobody}>
        {talk && (
          <header className="head">
            <h1>{talk.title}</h1>
            {talk.presence && (
              <span className="presence" data-presence={talk.presence}>
                {words[talk.presence]}
              </span>
            )}
            {actions !== undefined && <div className="actions">{actions}</div>}
          </header>
        )}
        <ConnectionBanner state={state} attempt={attempt} missed={missed} onRetry={onReconnect} />
        {first === 'loading' && <Skeleton className="first" variant="chat" count={SHAPES} />}
        {first === 'failed' && (
          <Empty
            className="nobody"
            kind="error"
            layout="page"
            title={words.historyFailed}
            action={
              onHistory && (
                <Button variant="outline" tone="neutral" onClick={onHistory}>
                  {words.historyRetry}
                </Button>
              )
            }
          />
        )}
        {talk && first !== 'loading' && first !== 'failed' && (
          <MessageLog
            messages={talk.messages}
            firstNewId={talk.firstNewId}
            targetId={talk.targetId}
            hasNames={talk.showNames ?? false}
            history={talk.history ?? 'none'}
            onHistory={onHistory}
            onAtEndChange={onAtEndChange}
            words={words}
            onRetry={onRetry}
            onRemove={onRemove}
            onEditAgain={onEditAgain}
            onRecall={onRecall}
            onOpenImage={onOpenImage}
            onPlay={onPlay}
          />
        )}
        {!talk && (
          <Empty
            className="nobody"
            kind="message"
            layout="page"
            level={1}
            title={words.nobody}
            hint={words.nobodyHint}
          />
        )}
        {talk && composer}
      </section>
      {hasInfo && (
        <aside className="info" aria-label={words.info}>
          {info}
        </aside>
      )}
    </Root>
  );
}

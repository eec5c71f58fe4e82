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

/** The talk that is open. */
export interface ChatTalk {
  /** Name of the person or the group. */
  title: string;
  /** Whether the other side is there. */
  presence?: 'online' | 'offline' | undefined;
  /** The messages, oldest first, each with an id of its own (W7). */
  messages: readonly ChatMessage[];
  /** The first that was not read: a line stands above it. */
  firstNewId?: string | undefined;
  /** Shows names, where more than two talk. */
  hasNames?: boolean | undefined;
  /** What is known of earlier messages; `more` asks for them at the top. Without a message yet, of the talk itself. */
  history?: History | undefined;
}

export interface ChatWindowProps extends BaseProps<HTMLDivElement>, ChatBubbleActions {
  /** The open talk; without one the window says what to do. */
  talk?: ChatTalk | undefined;
  /** A `ConversationList`. */
  list: ReactNode;
  /** One button above the list. */
  listAction?: ReactNode;
  /** Buttons beside the name of the talk. */
  actions?: ReactNode;
  /** A `ChatComposer`. */
  composer?: ReactNode;
  /** About the other side, 280 px wide. */
  info?: ReactNode;
  /** How the socket is. */
  state: ConnectionState;
  /** Which try to connect is running, from 1. */
  attempt?: number | undefined;
  /** Messages that came while the connection was away. */
  missed?: number | undefined;
  /** Tries to connect at once (W5). */
  onReconnect?: (() => void) | undefined;
  /** Asks for earlier messages: at the top of what is there, and again after a failure. */
  onHistory?: (() => void) | undefined;
  /** Whether the end of the talk is in sight, at first and after each change. */
  onEnd?: ((isAtEnd: boolean) => void) | undefined;
  labels?: Partial<ChatWindowLabels> | undefined;
}

/** Shapes of messages that are on their way. */
const SHAPES = 6;

/** A window of its own for talks: the list, the messages, the other side (ui-kit 3.9). */
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
  onEnd,
  onRetry,
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
            size="page"
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
            hasNames={talk.hasNames ?? false}
            history={talk.history ?? 'none'}
            onHistory={onHistory}
            onEnd={onEnd}
            words={words}
            onRetry={onRetry}
            onEditAgain={onEditAgain}
            onRecall={onRecall}
            onOpenImage={onOpenImage}
            onPlay={onPlay}
          />
        )}
        {!talk && (
          <Empty className="nobody" kind="message" size="page" level={1} title={words.nobody} hint={words.nobodyHint} />
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

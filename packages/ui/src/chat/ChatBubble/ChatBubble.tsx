import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { sentTime } from '../MessageTime/sentTime.ts';
import { type ChatBubbleLabels, chatBubbleLabels } from './ChatBubble.labels.ts';
import { Note, Root } from './ChatBubble.styles.ts';
import { ChatContentView } from './ChatContentView.tsx';
import type { ChatMessage } from './message.ts';

/** Actions of a message; every handler receives the message id. */
export interface ChatBubbleActions {
  /** Resends a failed message with the same id (product.md 4.18). */
  onRetry?: ((id: string) => void) | undefined;
  /** Removes a failed message for good. */
  onRemove?: ((id: string) => void) | undefined;
  /** Puts the text of a recalled message back into the composer. */
  onEditAgain?: ((id: string) => void) | undefined;
  /** Recalls a message of the student that `isRecallable`. */
  onRecall?: ((id: string) => void) | undefined;
  /** Opens a picture at full size. */
  onOpenImage?: ((id: string) => void) | undefined;
  /** Starts or stops a voice message. */
  onPlay?: ((id: string) => void) | undefined;
}

export interface ChatBubbleProps extends BaseProps<HTMLElement>, ChatBubbleActions {
  message: ChatMessage;
  /** Groups it with the previous message of the same author: no avatar and no name. */
  continued?: boolean | undefined;
  /** Shows the author's name, in groups with more than two members. */
  showName?: boolean | undefined;
  labels?: Partial<ChatBubbleLabels> | undefined;
}

/** One chat message: text, picture, file, voice or system message (ui-kit 3.9). */
export const ChatBubble = memo(function ChatBubble({
  message,
  continued: isContinued = false,
  showName: hasName = false,
  onRetry,
  onRemove,
  onEditAgain,
  onRecall,
  onOpenImage,
  onPlay,
  labels,
  ...rest
}: ChatBubbleProps) {
  const words = useLabels(chatBubbleLabels, labels);
  const reader = useReader();
  const { id, side, author, content, status } = message;
  const isMine = side === 'me';
  const time = sentTime(message.at, reader);

  if (content.kind === 'notice' || content.kind === 'recalled') {
    const recalled = isMine ? words.recalledMine : words.recalledTheirs(author.name);
    return (
      <Note {...rest} data-kind={content.kind}>
        {content.kind === 'notice' ? content.text : recalled}
        {content.kind === 'recalled' && content.draft !== undefined && (
          <button type="button" onClick={() => onEditAgain?.(id)}>
            {words.editAgain}
          </button>
        )}
      </Note>
    );
  }

  const fate = isMine ? fateOf(message, words) : undefined;
  return (
    <Root
      {...rest}
      aria-label={words.name(isMine ? words.me : author.name, time, fate)}
      data-side={side}
      data-kind={content.kind}
      data-status={isMine ? status : undefined}
      data-more={isContinued || undefined}
    >
      {!isMine && <Avatar className="face" name={author.name} src={author.avatar} size={40} decorative />}
      {!isMine && hasName && !isContinued && (
        <span className="who" aria-hidden="true">
          {author.name}
        </span>
      )}
      <div className="line">
        {isMine && message.recallable && onRecall && (
          <button type="button" className="recall" onClick={() => onRecall(id)}>
            {words.recall}
          </button>
        )}
        {fate !== undefined && (
          <span className="status">
            {status === 'sending' && content.kind !== 'image' && <span className="spinner" aria-hidden="true" />}
            {status === 'failed' && <CircleAlert aria-hidden />}
            <span className="fate">{fate}</span>
            {status === 'failed' && onRetry && (
              <button type="button" onClick={() => onRetry(id)}>
                {words.retry}
              </button>
            )}
            {status === 'failed' && onRemove && (
              <button type="button" onClick={() => onRemove(id)}>
                {words.remove}
              </button>
            )}
          </span>
        )}
        <ChatContentView message={message} words={words} onOpenImage={onOpenImage} onPlay={onPlay} />
      </div>
    </Root>
  );
});

/** Delivery status of an own message; nothing is shown once it has been delivered. */
function fateOf({ status, content, reason }: ChatMessage, words: ChatBubbleLabels): string | undefined {
  if (status === 'sending') return content.kind === 'image' ? words.sendingImage : words.sending;
  if (status === 'read') return words.read;
  if (status !== 'failed') return undefined;
  return reason === undefined ? words.failed : words.failedWhy(reason);
}

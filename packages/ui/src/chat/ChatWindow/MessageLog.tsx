import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { ChatBubbleActions } from '../ChatBubble/ChatBubble.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import type { ChatWindowLabels } from './ChatWindow.labels.ts';
import { type History, type LogContext, logParts, showRow } from './logParts.tsx';
import { Root } from './MessageLog.styles.ts';
import { useEnd } from './useEnd.ts';
import { useTalk } from './useTalk.ts';

export interface MessageLogProps extends ChatBubbleActions {
  messages: readonly ChatMessage[];
  firstNewId: string | undefined;
  targetId: string | undefined;
  hasNames: boolean;
  history: History;
  onHistory: (() => void) | undefined;
  onAtEndChange: ((isAtEnd: boolean) => void) | undefined;
  words: ChatWindowLabels;
}

/** Pixels rendered beyond the list's viewport on each side (overscan). */
const BEYOND = 200;
/** Distance from the top, in pixels, at which earlier messages are loaded. */
const NEAR_TOP = 200;
/** Milliseconds after which a conversation that has grown is considered settled. */
const HISTORY_AFTER_MS = 100;
/** Estimated height of a row; each row is measured once it is rendered. */
const ROW_HEIGHT = 72;
/** Overlap that stays visible when paging. */
const OVERLAP = 40;

const keyOf = (_: number, message: ChatMessage) => message.id;

/** The messages of a conversation, virtualised: only visible rows are rendered, whatever the length. */
export function MessageLog({
  messages,
  firstNewId,
  targetId,
  hasNames,
  history,
  onHistory,
  onAtEndChange,
  words,
  onRetry,
  onRemove,
  onEditAgain,
  onRecall,
  onOpenImage,
  onPlay,
}: MessageLogProps) {
  const end = useEnd();
  const talk = useTalk(messages, end.isAtEnd);
  const [opened, setOpened] = useState(-1);
  const isOpening = opened !== talk.run;
  const newest = messages.at(-1);
  const known = useRef(newest?.id);
  useLayoutEffect(() => {
    const isNew = newest?.id !== known.current;
    known.current = newest?.id;
    if (isNew && newest?.side === 'me') end.go();
  }, [newest, end.go]);

  useEffect(() => onAtEndChange?.(end.isAtEnd), [onAtEndChange, end.isAtEnd]);

  const context: LogContext = useMemo(
    () => ({
      messages,
      first: talk.first,
      firstNewId,
      targetId,
      hasNames,
      history,
      onHistory,
      words,
      actions: { onRetry, onRemove, onEditAgain, onRecall, onOpenImage, onPlay },
    }),
    [
      messages,
      talk.first,
      firstNewId,
      targetId,
      hasNames,
      history,
      onHistory,
      words,
      onRetry,
      onRemove,
      onEditAgain,
      onRecall,
      onOpenImage,
      onPlay,
    ],
  );

  /** Loads earlier messages near the top, once for each first message. */
  const asked = useRef<string>(undefined);
  const askForHistory = useCallback(() => {
    const oldest = messages[0]?.id;
    const log = end.scroller.current;
    if (!log || isOpening || history !== 'more' || asked.current === oldest || log.scrollTop >= NEAR_TOP) return;
    asked.current = oldest;
    onHistory?.();
  }, [messages, history, onHistory, isOpening, end.scroller]);
  // A conversation that does not fill its viewport is never scrolled; its position is known only after it has settled.
  useEffect(() => {
    const later = setTimeout(askForHistory, HISTORY_AFTER_MS);
    return () => clearTimeout(later);
  }, [askForHistory]);

  // Once the messages are measured and the target is among them, it is shown, once.
  const list = useRef<VirtuosoHandle>(null);
  const shown = useRef<string>(undefined);
  const target = targetId === undefined ? -1 : messages.findIndex(({ id }) => id === targetId);
  useEffect(() => {
    if (isOpening || target < 0 || shown.current === targetId) return;
    shown.current = targetId;
    end.leave();
    list.current?.scrollToIndex({ index: target, align: 'center' });
  }, [isOpening, target, targetId, end.leave]);

  const toLatest = () => {
    end.go();
    end.scroller.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const log = event.currentTarget;
    const page = log.clientHeight - OVERLAP;
    const ways: Readonly<Record<string, (() => void) | undefined>> = {
      PageUp: () => log.scrollBy({ top: -page }),
      PageDown: () => log.scrollBy({ top: page }),
      Home: () => log.scrollTo({ top: 0 }),
      End: end.go,
    };
    const go = ways[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };

  return (
    <Root data-opening={(isOpening && newest !== undefined) || undefined}>
      {/* Rows are added and removed while scrolling, which a live log would announce: new messages are announced separately, below. */}
      <Virtuoso
        ref={list}
        key={talk.run}
        scrollerRef={end.attach}
        role="log"
        data-empty={messages.length === 0 || undefined}
        aria-live="off"
        aria-label={words.log}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        data={messages}
        firstItemIndex={talk.first}
        computeItemKey={keyOf}
        itemContent={showRow}
        components={logParts}
        context={context}
        alignToBottom
        defaultItemHeight={ROW_HEIGHT}
        increaseViewportBy={BEYOND}
        totalListHeightChanged={() => {
          end.handleHeight();
          requestAnimationFrame(() => setOpened(talk.run));
        }}
        onScroll={askForHistory}
      />
      <span className="live" aria-live="polite">
        {talk.arrived && words.arrived(talk.arrived.author.name, wordsOf(talk.arrived, words))}
      </span>
      {!end.isAtEnd && (
        <button type="button" className="pill" onClick={toLatest}>
          <ChevronDown aria-hidden />
          {words.below(talk.below)}
        </button>
      )}
    </Root>
  );
}

/** A message as text, for screen readers. */
function wordsOf({ content }: ChatMessage, words: ChatWindowLabels): string {
  if (content.kind === 'text' || content.kind === 'notice') return content.text;
  return content.kind === 'recalled' ? '' : words[content.kind];
}

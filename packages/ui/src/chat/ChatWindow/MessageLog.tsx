import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { ChatBubbleActions } from '../ChatBubble/ChatBubble.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import type { ChatWindowLabels } from './ChatWindow.labels.ts';
import { type History, type LogContext, logParts, showRow } from './logParts.tsx';
import { Root } from './MessageLog.styles.ts';
import { useTalk } from './useTalk.ts';

export interface MessageLogProps extends ChatBubbleActions {
  messages: readonly ChatMessage[];
  firstNewId: string | undefined;
  hasNames: boolean;
  history: History;
  onHistory: (() => void) | undefined;
  words: ChatWindowLabels;
}

/** Pixels from the end that still count as the end. */
const NEAR_END = 48;
/** Pixels that are drawn beyond the window of the list on each side. */
const BEYOND = 200;
/** A first guess of a row's height; each is measured once it is drawn. */
const ROW_HEIGHT = 72;
/** What stays in sight when a page is turned. */
const OVERLAP = 40;

const LATEST = { index: 'LAST', align: 'end' } as const;
const keyOf = (_: number, message: ChatMessage) => message.id;

/** The messages of a talk; only those in sight exist, whatever the length of the talk. */
export function MessageLog({
  messages,
  firstNewId,
  hasNames,
  history,
  onHistory,
  words,
  onRetry,
  onEditAgain,
  onOpenImage,
  onPlay,
}: MessageLogProps) {
  const [isAtBottom, setAtBottom] = useState(true);
  const talk = useTalk(messages, isAtBottom);
  const scroller = useRef<HTMLElement>(null);
  const followed = useRef(messages.at(-1)?.id);

  const context: LogContext = useMemo(
    () => ({
      messages,
      first: talk.first,
      firstNewId,
      hasNames,
      history,
      onHistory,
      words,
      actions: { onRetry, onEditAgain, onOpenImage, onPlay },
    }),
    [messages, talk.first, firstNewId, hasNames, history, onHistory, words, onRetry, onEditAgain, onOpenImage, onPlay],
  );

  /** Stays at the end while somebody reads there, and goes there with each of mine. */
  const follow = (atEnd: boolean) => {
    const newest = messages.at(-1);
    const isNew = newest !== undefined && newest.id !== followed.current;
    followed.current = newest?.id;
    return isNew && (atEnd || newest.side === 'me') ? ('auto' as const) : false;
  };
  const toLatest = () => {
    if (scroller.current) scrollToEnd(scroller.current);
    scroller.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const log = event.currentTarget;
    const page = log.clientHeight - OVERLAP;
    const ways: Readonly<Record<string, (() => void) | undefined>> = {
      PageUp: () => log.scrollBy({ top: -page }),
      PageDown: () => log.scrollBy({ top: page }),
      Home: () => log.scrollTo({ top: 0 }),
      End: () => scrollToEnd(log),
    };
    const go = ways[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };

  return (
    <Root>
      {/* Rows come and go while one scrolls, which a live log would read aloud: what has come is told apart, below. */}
      <Virtuoso
        key={talk.run}
        scrollerRef={(node) => {
          scroller.current = node instanceof HTMLElement ? node : null;
        }}
        role="log"
        data-empty={messages.length === 0 || undefined}
        aria-live="off"
        aria-label={words.log}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        data={messages}
        firstItemIndex={talk.first}
        initialTopMostItemIndex={LATEST}
        computeItemKey={keyOf}
        itemContent={showRow}
        components={logParts}
        context={context}
        alignToBottom
        defaultItemHeight={ROW_HEIGHT}
        increaseViewportBy={BEYOND}
        atBottomThreshold={NEAR_END}
        atBottomStateChange={setAtBottom}
        followOutput={follow}
        startReached={() => {
          if (history === 'more') onHistory?.();
        }}
      />
      <span className="live" aria-live="polite">
        {talk.arrived && words.arrived(talk.arrived.author.name, wordsOf(talk.arrived, words))}
      </span>
      {!isAtBottom && (
        <button type="button" className="pill" onClick={toLatest}>
          <ChevronDown aria-hidden />
          {words.below(talk.below)}
        </button>
      )}
    </Root>
  );
}

/** Frames until the rows at the end are measured and the end stands still. */
const FRAMES_TO_END = 4;

/** Goes to the end. The list's own way there takes back whatever is scrolled just after it, so this one goes by itself. */
function scrollToEnd(log: HTMLElement, frames = FRAMES_TO_END) {
  log.scrollTop = log.scrollHeight;
  if (frames > 0) requestAnimationFrame(() => scrollToEnd(log, frames - 1));
}

/** A message in words, for those who listen. */
function wordsOf({ content }: ChatMessage, words: ChatWindowLabels): string {
  if (content.kind === 'text' || content.kind === 'notice') return content.text;
  return content.kind === 'recalled' ? '' : words[content.kind];
}

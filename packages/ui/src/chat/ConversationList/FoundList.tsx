import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import type { ConversationListLabels } from './ConversationList.labels.ts';
import { FoundRoot } from './FoundList.styles.ts';
import { type FoundMessages, hitParts } from './foundMessages.ts';

interface FoundListProps {
  found: FoundMessages;
  query: string;
  words: ConversationListLabels;
  /** No conversation is listed: the first message is the tab stop. */
  isFirst: boolean;
}

/** The messages that a search has found, each a link to its place. */
export function FoundList({
  found: { state, items, truncated: isCut, onRetry },
  query,
  words,
  isFirst,
}: FoundListProps) {
  if (state === 'ready' && items.length === 0) return null;
  return (
    <FoundRoot>
      <h2 className="group">{words.found}</h2>
      <p className="state" role="status">
        {state === 'loading' && words.searching}
        {state === 'failed' && words.notSearched}
        {state === 'ready' && isCut && words.newestOnly(items.length)}
      </p>
      {state === 'failed' && onRetry && (
        <button type="button" onClick={onRetry}>
          {words.searchAgain}
        </button>
      )}
      <ul>
        {items.map(({ id, title, text, author, at, href }, place) => (
          <li key={id}>
            <Anchor href={href} tabIndex={isFirst && place === 0 ? 0 : -1}>
              <span className="name">{title}</span>
              <MessageTime className="time" at={at} short />
              <span className="words">
                {author !== undefined && `${author}: `}
                {hitParts(text, query).map((part, index) =>
                  part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
                )}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </FoundRoot>
  );
}

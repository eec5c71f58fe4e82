import { Clock, Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { markMatch } from './markMatch.ts';
import type { labels } from './SearchInput.labels.ts';
import { Sheet } from './SearchInput.styles.ts';

/** An option of the search. */
export interface SearchSuggestion {
  /** The query. */
  text: string;
  /** Its kind, e.g. a course or a lecturer. */
  hint?: string | undefined;
}

interface SearchSheetProps {
  /** Content of the popup: suggestions for a text, recent searches, or a message in their place. */
  kind: 'suggestions' | 'history' | 'loading' | 'noMatch';
  items: readonly SearchSuggestion[];
  /** Index of the active option. */
  current: number;
  /** The typed text. */
  query: string;
  /** Id of the listbox; the option ids are derived from it. */
  listId: string;
  onChoose: (text: string, event: SyntheticEvent) => void;
  onPoint: (index: number) => void;
  onClearHistory?: (() => void) | undefined;
  words: (typeof labels)['cn'];
  /** Whether it is positioned below the input; false in screenshots. */
  hangs?: boolean | undefined;
}

/** Id of an option. */
export const lineId = (listId: string, index: number) => `${listId}-${index}`;

/** The popup of a search input: suggestions or recent searches. */
export function SearchSheet(props: SearchSheetProps) {
  const { kind, items, current, query, listId, onChoose, onPoint, onClearHistory, words, hangs } = props;
  const Icon = kind === 'history' ? Clock : Search;
  const isList = items.length > 0;
  return (
    <Sheet data-hangs={hangs || undefined}>
      {kind === 'history' && (
        <div className="head">
          <span>{words.history}</span>
          {onClearHistory && (
            <button type="button" onClick={onClearHistory}>
              {words.clearHistory}
            </button>
          )}
        </div>
      )}
      {!isList && <div className="note">{kind === 'loading' ? words.loading : words.noMatch(query)}</div>}
      {isList && (
        <div id={listId} role="listbox" aria-label={kind === 'history' ? words.history : words.suggestions}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which points here
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input does the same
            <div
              key={item.text}
              id={lineId(listId, index)}
              className="item"
              role="option"
              aria-selected={index === current}
              data-highlighted={index === current || undefined}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(index)}
              onClick={(event) => onChoose(item.text, event)}
            >
              <Icon />
              <span className="text">
                {markMatch(item.text, query).map((piece) =>
                  piece.isMatch ? <mark key="match">{piece.text}</mark> : <span key={piece.text}>{piece.text}</span>,
                )}
              </span>
              {item.hint !== undefined && <span className="hint">{item.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </Sheet>
  );
}

import { Search } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeDetails, type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Input } from '../Input/Input.tsx';
import { labels } from './SearchInput.labels.ts';
import { Root } from './SearchInput.styles.ts';
import { lineId, SearchSheet, type SearchSuggestion } from './SearchSheet.tsx';

/** `className` and `style` go to the root, all other attributes and `ref` to the input. */
export interface SearchInputProps extends BaseProps<HTMLInputElement> {
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text after each change; the caller loads suggestions. */
  onChange?: ChangeHandler<string> | undefined;
  /** Called with the query on Enter, or when an option is selected. Never for blank text. */
  onSearch?: ((text: string) => void) | undefined;
  /** Suggestions for the text; an empty list shows that there are none, undefined hides the list. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Recent searches, shown while the input is empty, latest first. */
  history?: readonly string[] | undefined;
  /** Clears the recent searches. */
  onClearHistory?: (() => void) | undefined;
  /** Suggestions are loading. */
  loading?: boolean | undefined;
  /** The border of other inputs, or the grey pill of the header. */
  variant?: 'field' | 'pill' | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Maximum length in code points. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** Maximum length of a query in code points: longer ones find nothing that shorter ones do not. */
const SEARCH_MAX = 50;

/** A search input with suggestions and recent searches (APG combobox with a listbox). */
export function SearchInput(props: SearchInputProps) {
  const { value, defaultValue = '', onChange, onSearch, suggestions, history = [], onClearHistory, ...rest } = props;
  const { loading = false, variant = 'field', size = 'md', maxLength = SEARCH_MAX, labels: own, ...native } = rest;
  const { className, style, placeholder, ...input } = native;
  const words = useLabels(labels, own);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, change] = useChange(value, defaultValue, onChange, root);
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);

  const isEmpty = text.trim() === '';
  const kind = kindOf(isEmpty, loading, suggestions);
  const items =
    kind === 'history' ? history.map((each) => ({ text: each })) : kind === 'suggestions' ? (suggestions ?? []) : [];
  const hasSheet = isOpen && (kind === 'loading' || kind === 'noMatch' || items.length > 0);
  const hasList = hasSheet && items.length > 0;
  const type = (next: string, details: ChangeDetails) => {
    setCurrent(-1);
    setOpen(true);
    change(next, details);
  };
  const search = (wanted: string, reason: string, event: SyntheticEvent) => {
    setOpen(false);
    setCurrent(-1);
    if (wanted !== text) change(wanted, changeDetails(reason, event));
    if (wanted.trim() !== '') onSearch?.(wanted.trim());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter and arrow keys belong to the input method
    if (event.key === 'Enter') {
      if (onSearch) event.preventDefault();
      search(items[current]?.text ?? text, 'keyboard', event);
    }
    if (event.key === 'Escape' && hasSheet) {
      event.preventDefault();
      setOpen(false);
      setCurrent(-1);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    // One position more than options: after the last one the arrow keys return to the typed text.
    const places = items.length + 1;
    if (isOpen || current >= 0) setCurrent(((current + 1 + step + places) % places) - 1);
  };

  return (
    <Root
      ref={root}
      className={className}
      style={style}
      data-variant={variant}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Input
        {...input}
        type="search"
        size={size}
        maxLength={maxLength}
        clearable
        prefix={<Search />}
        suffix={loading && <span className="busy" />}
        placeholder={placeholder ?? words.placeholder}
        aria-label={input['aria-label'] ?? placeholder ?? words.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && current >= 0 ? lineId(listId, current) : undefined}
        value={text}
        onChange={type}
        {...chainHandlers(input, { onFocus: () => setOpen(true), onKeyDown: handleKey })}
      />
      {hasSheet && (
        <SearchSheet
          hangs
          kind={kind}
          items={items}
          current={current}
          query={text.trim()}
          listId={listId}
          onChoose={(wanted, event) => search(wanted, 'item-press', event)}
          onPoint={setCurrent}
          onClearHistory={onClearHistory}
          words={words}
        />
      )}
      <VisuallyHidden role="status">{hasSheet ? announce(kind, items.length, text.trim(), words) : ''}</VisuallyHidden>
    </Root>
  );
}

function kindOf(isEmpty: boolean, loading: boolean, suggestions: readonly SearchSuggestion[] | undefined) {
  if (isEmpty) return 'history';
  if (suggestions === undefined || suggestions.length === 0) {
    if (loading) return 'loading';
    return suggestions === undefined ? 'suggestions' : 'noMatch';
  }
  return 'suggestions';
}

function announce(kind: ReturnType<typeof kindOf>, count: number, query: string, words: (typeof labels)['cn']): string {
  if (kind === 'history') return '';
  if (kind === 'loading') return words.loading;
  return kind === 'noMatch' ? words.noMatch(query) : words.found(count);
}

import { useLayoutEffect, useRef } from 'react';
import { type ChangeDetails, type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { gapsIn } from '../QuestionText/blankMarks.ts';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import { Blank, Symbols } from './Blanks.styles.ts';
import type { QuestionLabels } from './Question.labels.ts';
import type { QuestionContent } from './questionContent.ts';

/** Characters that a keyboard lacks. */
const SYMBOLS = ['√', 'π', '²', '½', '±', '≤', '≥', '∠', '△', '∞'] as const;
/** Most characters of one gap, as the server takes them. */
const GAP_MAX = 500;

interface BlanksProps {
  question: QuestionContent;
  values: readonly string[];
  stemId: string;
  words: QuestionLabels;
  /** Absent while read only. */
  onValues: ChangeHandler<readonly string[]> | undefined;
}

/** A stem whose gaps are fields in its lines; gaps that it does not show stand below it. */
export function Blanks({ question, values, stemId, words, onValues }: BlanksProps) {
  const shown = gapsIn(question.stem);
  const count = Math.max(shown, question.blankCount ?? 0, 1);
  const all = Array.from({ length: count }, (_, at) => values[at] ?? '');
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const caret = useRef<number | null>(null);
  const fieldAt = (at: number) => root.current?.querySelector<HTMLInputElement>(`input[data-gap="${at}"]`);

  // After a symbol the caret stands behind it, not at the end.
  useLayoutEffect(() => {
    if (caret.current === null || !values) return;
    const at = caret.current;
    caret.current = null;
    root.current?.querySelector<HTMLInputElement>(`input[data-gap="${last.current}"]`)?.setSelectionRange(at, at);
  }, [values]);

  const set = (at: number, value: string, details: ChangeDetails) =>
    onValues?.(all.with(at, value.slice(0, GAP_MAX)), details);
  const insert = (symbol: string, details: ChangeDetails) => {
    const field = fieldAt(last.current);
    if (!field || field.value.length >= GAP_MAX) return;
    const from = field.selectionStart ?? field.value.length;
    const to = field.selectionEnd ?? from;
    caret.current = from + symbol.length;
    field.focus();
    set(last.current, field.value.slice(0, from) + symbol + field.value.slice(to), details);
    if (details.isCanceled) caret.current = null;
  };
  const gap = (at: number) => (
    <Blank data-fixed={!onValues || undefined}>
      <small aria-hidden="true">{words.blank(at + 1)}</small>
      {onValues ? (
        <input
          data-gap={at}
          value={all[at] ?? ''}
          maxLength={GAP_MAX}
          aria-label={words.blank(at + 1)}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => {
            last.current = at;
          }}
          onChange={(event) => set(at, event.currentTarget.value, changeDetails('input-change', event))}
        />
      ) : (
        <span className="given">{all[at] || words.noAnswer}</span>
      )}
    </Blank>
  );
  return (
    <div ref={root}>
      <QuestionText id={stemId} className="stem" html={question.stem} blank={gap} />
      {count > shown && (
        <p className="more">
          {Array.from({ length: count - shown }, (_, at) => (
            <span key={at}>{gap(shown + at)}</span>
          ))}
        </p>
      )}
      {onValues && (
        <Symbols role="group" aria-label={words.symbols}>
          {SYMBOLS.map((symbol) => (
            // Without this a press would take the focus from the gap before the click.
            <button
              key={symbol}
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => insert(symbol, changeDetails('item-press', event))}
            >
              {symbol}
            </button>
          ))}
        </Symbols>
      )}
    </div>
  );
}

import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { commitComposition } from './composed.ts';
import { type Editor, EditorState } from './draft.ts';
import { withoutSelected } from './pictureText.ts';
import { shownSelection, shownText } from './shownText.ts';

/** Milliseconds in which a composition may go on after its end, as that of Korean does with the next syllable. */
const GOES_ON_MS = 20;

/** What draft-js has besides its public parts. */
interface EditorParts {
  editor?: HTMLElement | null;
  /** What the events of the text do. */
  _handler?: object | null;
  exitCurrentMode?(): void;
  /** Typed text that the browser writes and the state does not have yet. */
  _pendingStateFromBeforeInput?: EditorState | undefined;
  update?(state: EditorState): void;
  setState?(next: (state: { contentsKey: number }) => { contentsKey: number }): void;
}

interface Composing {
  /** The state at the beginning, and the same without what was selected. */
  before: EditorState;
  base: EditorState;
  /** What was composed before the last end, and what is being composed: for a browser that has broken the elements. */
  done: string;
  data: string;
  end: ReturnType<typeof setTimeout> | undefined;
}

interface CompositionOptions {
  editor: RefObject<Editor | null>;
  latest: RefObject<EditorState>;
  /** Renders a state that nobody else hears of yet. */
  show: (state: EditorState) => void;
  change: (state: EditorState) => void;
}

/**
 * Follows an input method in the place of draft-js, which reads compositions from mutations and loses or doubles text where something was
 * selected. What is selected is taken out as the composition begins; the browser writes into the elements alone; at the end their text
 * is read, and the elements are made anew from the state.
 */
export function useComposition({ editor, latest, show, change }: CompositionOptions) {
  const composing = useRef<Composing>(null);
  const parts = () => editor.current as EditorParts | null;

  const begin = () => {
    const [draft, root] = [parts(), parts()?.editor];
    if (!draft || !root) return;
    if (composing.current) {
      clearTimeout(composing.current.end);
      composing.current.done += composing.current.data;
      composing.current.data = '';
      return;
    }
    if (draft._pendingStateFromBeforeInput) {
      draft.update?.(draft._pendingStateFromBeforeInput);
      draft._pendingStateFromBeforeInput = undefined;
    }
    const before = asShown(root, latest.current);
    const base = withoutSelected(before, { keepsBreak: true });
    // The browser writes where the caret stands once this returns.
    if (base !== before) flushSync(() => show(base));
    show(EditorState.set(base, { inCompositionMode: true }));
    draft._handler = {};
    composing.current = { before, base, done: '', data: '', end: undefined };
  };

  /** Ends a composition at once: what it has written so far is given like any other change. */
  const settle = () => {
    const { current } = composing;
    const [draft, root] = [parts(), parts()?.editor];
    if (!current || !draft) return;
    composing.current = null;
    clearTimeout(current.end);
    const { before, base } = current;
    const written = commitComposition(before, base, composedText(root, current));
    const content = written.getCurrentContent();
    const selected = root ? shownSelection(root, content) : null;
    const isFocused = Boolean(root?.contains(document.activeElement));
    draft.exitCurrentMode?.();
    draft.setState?.(({ contentsKey }) => ({ contentsKey: contentsKey + 1 }));
    const selection = selected ?? content.getSelectionAfter();
    change(
      isFocused
        ? EditorState.forceSelection(written, selection)
        : EditorState.acceptSelection(written, selection.merge({ hasFocus: false })),
    );
  };

  /** Ends a composition and renders it: what is typed next is typed upon what draft-js has heard of. */
  const settleNow = () => {
    if (composing.current) flushSync(settle);
  };

  const endSoon = () => {
    const { current } = composing;
    if (!current) return;
    clearTimeout(current.end);
    current.end = setTimeout(settleNow, GOES_ON_MS);
  };

  /** Typed text in the place of what is selected, as a composition would stand there; `false` where draft-js does it itself. */
  const typeOver = (text: string): boolean => {
    const root = parts()?.editor;
    if (!root || composing.current) return false;
    const before = asShown(root, latest.current);
    if (before === latest.current && before.getSelection().isCollapsed()) return false;
    const base = withoutSelected(before, { keepsBreak: false });
    const written = commitComposition(before, base, text);
    change(EditorState.forceSelection(written, written.getCurrentContent().getSelectionAfter()));
    return true;
  };

  return {
    begin,
    settle,
    typeOver,
    /** Ends it shortly: at its own end, or as the pointer goes elsewhere, which ends it in some browsers without a word. */
    endSoon,
    settleNow,
    update: (data: string) => {
      if (composing.current) composing.current.data = data;
    },
  };
}

/** The composition of one editor. */
export type Composition = ReturnType<typeof useComposition>;

/** A state with what is selected in the elements: draft-js hears of it a moment later. */
function asShown(root: HTMLElement, state: EditorState): EditorState {
  const selected = shownSelection(root, state.getCurrentContent());
  if (!selected || selected.equals(state.getSelection().merge({ hasFocus: true }))) return state;
  return EditorState.acceptSelection(state, selected);
}

/** What was composed: what the elements have at the caret besides what was there, or else what the input method said. */
function composedText(root: HTMLElement | null | undefined, { base, done, data }: Composing): string {
  const caret = base.getSelection();
  const key = caret.getStartKey();
  const known = base.getCurrentContent().getBlockForKey(key).getText();
  const [head, tail] = [known.slice(0, caret.getStartOffset()), known.slice(caret.getStartOffset())];
  const shown = root ? shownText(root, key, known) : null;
  const isWhole = shown?.startsWith(head) && shown.endsWith(tail) && shown.length >= known.length;
  const found = shown && isWhole ? shown.slice(head.length, shown.length - tail.length) : '';
  // A browser may have put it into another line, beside the one where the caret is.
  return found === '' ? done + data : found;
}

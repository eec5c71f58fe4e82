import { type ContentState, EditorState, Modifier } from './draft.ts';

/**
 * Text of an input method, committed as if it had been typed: one entry of undo that brings back what was selected, with the mark that was
 * chosen before, and not into a link at its end. `before` is the state at its beginning, `base` the same without what was selected.
 */
export function commitComposition(before: EditorState, base: EditorState, text: string): EditorState {
  const start = EditorState.set(before, { inCompositionMode: false });
  const place = base.getSelection();
  const style = before.getCurrentInlineStyle();
  const content =
    text === ''
      ? base.getCurrentContent()
      : Modifier.insertText(base.getCurrentContent(), place, text, style, entityFor(before) ?? undefined);
  if (content === before.getCurrentContent()) return start;
  const caret = place.merge({
    anchorOffset: place.getStartOffset() + text.length,
    focusOffset: place.getStartOffset() + text.length,
  });
  const committed = content.merge({ selectionBefore: before.getSelection(), selectionAfter: caret }) as ContentState;
  // A composition is a step of undo of its own.
  const ended = EditorState.set(start, { lastChangeType: 'apply-entity' });
  return EditorState.push(ended, committed, text === '' ? 'remove-range' : 'insert-characters');
}

/** The link that typed text would belong to: only inside one, not at its edges. */
function entityFor(state: EditorState): string | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const at = selection.getStartOffset();
  if (!selection.isCollapsed()) return block.getEntityAt(at);
  const before = at > 0 ? block.getEntityAt(at - 1) : null;
  return before !== null && before === block.getEntityAt(at) ? before : null;
}

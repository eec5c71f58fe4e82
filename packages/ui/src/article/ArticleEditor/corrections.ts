import { findEmoji } from '@shuyuan/rules';
import { type ContentBlock, type ContentState, EditorState, Modifier, SelectionState } from './draft.ts';
import { pictureOf } from './draftDocument.ts';

// Controls that no article has; line ends stay.
const UNWANTED = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** What had to be taken out of a change, and the state without it. */
export interface Refusal {
  state: EditorState;
  /** The first emoji, whole; `null` when only invisible characters were taken out. */
  sign: string | null;
}

/**
 * Takes emoji out of the blocks that a change touched, whichever way they came: typed, chosen in an input method, pasted, dropped (§5,
 * X7). Nothing is looked at while a composition is going on. `null` when nothing had to be taken out.
 */
export function refuseSigns(before: EditorState, after: EditorState): Refusal | null {
  const content = after.getCurrentContent();
  const old = before.getCurrentContent();
  if (after.isInCompositionMode() || content === old) return null;
  const kind = after.getLastChangeType();
  if (kind === 'undo' || kind === 'redo') return null;
  const touched = content
    .getBlocksAsArray()
    .filter((block) => block !== old.getBlockForKey(block.getKey()) && !pictureOf(block) && problemIn(block) !== null);
  if (touched.length === 0) return null;
  let sign: string | null = null;
  let next = content;
  let caret = after.getSelection();
  for (const block of touched) {
    const key = block.getKey();
    for (let found = problemIn(block); found !== null; found = problemIn(next.getBlockForKey(key))) {
      sign ??= findEmoji(found);
      const from = next.getBlockForKey(key).getText().indexOf(found);
      const range = SelectionState.createEmpty(key).merge({ anchorOffset: from, focusOffset: from + found.length });
      next = Modifier.replaceText(next, range, found === '\t' ? ' ' : '');
      const [removed, at] = [found === '\t' ? 0 : found.length, caret.getFocusOffset()];
      if (caret.getFocusKey() === key && at > from) {
        const moved = Math.max(from, at - removed);
        caret = caret.merge({ anchorKey: key, anchorOffset: moved, focusOffset: moved });
      }
    }
  }
  const clean = next.merge({ selectionBefore: before.getSelection(), selectionAfter: caret }) as ContentState;
  // Pushed upon the state before, so that undo does not bring the sign back.
  const pushed = clean.getBlockMap().equals(old.getBlockMap())
    ? EditorState.set(before, { inCompositionMode: false })
    : EditorState.push(EditorState.set(before, { inCompositionMode: false }), clean, kind);
  return { state: EditorState.forceSelection(pushed, caret), sign };
}

function problemIn(block: ContentBlock): string | null {
  const text = block.getText();
  return findEmoji(text) ?? UNWANTED.exec(text)?.[0] ?? null;
}

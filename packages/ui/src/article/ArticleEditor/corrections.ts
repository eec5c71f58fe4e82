import { findEmoji } from '@shuyuan/rules';
import type { OrderedSet } from 'immutable';
import { type ContentBlock, type ContentState, EditorState, Modifier, SelectionState } from './draft.ts';
import { pictureOf } from './draftDocument.ts';

/**
 * What draft-js 0.11 leaves wrong when a composition of an input method ends (decision 0035): it writes the text without an entry of
 * undo, forgets a mark that was chosen before, and lets a link grow at its end. The text is committed again as if it had been typed.
 * `before` is the state at the beginning of the composition, `null` while there is none.
 */
export function commitComposition(before: EditorState | null, after: EditorState): EditorState {
  const content = after.getCurrentContent();
  if (before === null || after.isInCompositionMode() || content === before.getCurrentContent()) return after;
  const selection = after.getSelection();
  const composed = composedRange(before, after);
  const styled = composed ? restyle(content, composed, before.getCurrentInlineStyle(), entityFor(before)) : content;
  const committed = styled.merge({
    selectionBefore: before.getSelection(),
    selectionAfter: selection,
  }) as ContentState;
  const pushed = EditorState.push(endRun(before), committed, 'insert-characters');
  return EditorState.acceptSelection(pushed, selection);
}

/** A composition is a step of undo of its own. */
function endRun(state: EditorState): EditorState {
  return EditorState.set(state, { lastChangeType: 'apply-entity' });
}

/** The text that the composition wrote: what lies between the equal beginning and end of its block. */
function composedRange(before: EditorState, after: EditorState): SelectionState | null {
  const key = before.getSelection().getStartKey();
  const old = before.getCurrentContent().getBlockForKey(key)?.getText();
  const now = after.getCurrentContent().getBlockForKey(key)?.getText();
  if (old === undefined || now === undefined) return null;
  const from = Math.min(before.getSelection().getStartOffset(), now.length);
  if (old.slice(0, from) !== now.slice(0, from)) return null;
  const tail = old.slice(before.getSelection().getEndKey() === key ? before.getSelection().getEndOffset() : old.length);
  const to = now.endsWith(tail) ? now.length - tail.length : after.getSelection().getFocusOffset();
  return to > from ? SelectionState.createEmpty(key).merge({ anchorOffset: from, focusOffset: to }) : null;
}

function restyle(
  content: ContentState,
  range: SelectionState,
  style: OrderedSet<string>,
  entity: string | null,
): ContentState {
  const block = content.getBlockForKey(range.getStartKey());
  const there = new Set<string>();
  for (let at = range.getStartOffset(); at < range.getEndOffset(); at += 1)
    for (const name of block.getInlineStyleAt(at).toArray()) there.add(name);
  const cleared = [...there].reduce((next, name) => Modifier.removeInlineStyle(next, range, name), content);
  const styled = style.toArray().reduce((next, name) => Modifier.applyInlineStyle(next, range, name), cleared);
  return Modifier.applyEntity(styled, range, entity);
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

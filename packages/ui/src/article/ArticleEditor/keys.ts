import { type ArticleTextKind, isListKind } from '@shuyuan/rules';
import type { KeyboardEvent } from 'react';
import { caretIn, isAtItemStart } from './blocks.ts';
import { indent, toggleKind } from './commands.ts';
import { type ContentBlock, EditorState, Modifier, RichUtils } from './draft.ts';
import { kindOf, pictureOf } from './draftDocument.ts';

/** The picture that a key walks onto from the text: at the end of a block towards the next one, or the other way. */
export function pictureBeside(state: EditorState, key: string): ContentBlock | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return null;
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(selection.getStartKey());
  const isForward = key === 'ArrowRight' || key === 'Delete';
  const isBackward = key === 'ArrowLeft' || key === 'Backspace';
  const atEdge = isForward ? selection.getStartOffset() === block.getLength() : selection.getStartOffset() === 0;
  if (!(isForward || isBackward) || !atEdge) return null;
  const beside = isForward ? content.getBlockAfter(block.getKey()) : content.getBlockBefore(block.getKey());
  return beside && pictureOf(beside) ? beside : null;
}

/** The state with a picture selected, as a caret in it. */
export function selectPicture(state: EditorState, picture: ContentBlock): EditorState {
  return EditorState.forceSelection(state, caretIn(picture, 'start'));
}

/** Everything, pictures at both ends among it, which a browser leaves out. */
export function selectAll(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const [first, last] = [content.getFirstBlock(), content.getLastBlock()];
  const all = caretIn(first, 'start').merge({ focusKey: last.getKey(), focusOffset: last.getLength() });
  return EditorState.acceptSelection(state, all);
}

/** Tab at the beginning of an item moves it; anywhere else Tab goes on to the next control (WCAG 2.1.2). */
export function tab(state: EditorState, event: Pick<KeyboardEvent, 'shiftKey'>): EditorState | null {
  if (!isAtItemStart(state)) return null;
  return indent(state, event.shiftKey ? -1 : 1);
}

const CONTINUED: readonly ArticleTextKind[] = ['paragraph', 'bullet', 'ordered', 'quote'];

/** Enter: a line break with Shift; out of an empty item or quote; a paragraph after a heading. `null` for the usual new block. */
export function enter(state: EditorState, event: Pick<KeyboardEvent, 'shiftKey'>): EditorState | null {
  if (event.shiftKey) return RichUtils.insertSoftNewline(state);
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const kind = kindOf(block);
  if (!selection.isCollapsed() || pictureOf(block)) return null;
  if (block.getLength() === 0 && kind !== 'paragraph')
    return (isListKind(kind) ? indent(state, -1) : null) ?? toggleKind(state, kind);
  if (CONTINUED.includes(kind) || selection.getStartOffset() < block.getLength()) return null;
  const split = Modifier.splitBlock(content, selection);
  const plain = Modifier.setBlockType(split, split.getSelectionAfter(), 'unstyled');
  return EditorState.push(state, plain, 'split-block');
}

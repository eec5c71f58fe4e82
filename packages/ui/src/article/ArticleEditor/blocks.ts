import type { ArticleBlock, ArticlePicture } from '@shuyuan/rules';
import {
  BlockMapBuilder,
  type ContentBlock,
  type ContentState,
  EditorState,
  Modifier,
  SelectionState,
} from './draft.ts';
import { kindOf, pictureBlock, pictureOf, toBlocks } from './draftDocument.ts';

const BLANK: ArticleBlock = { kind: 'paragraph', text: '', marks: [] };

/** A caret at the beginning or the end of a block. */
export function caretIn(block: ContentBlock, end: 'start' | 'end'): SelectionState {
  const at = end === 'start' ? 0 : block.getLength();
  return SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: at, focusOffset: at, hasFocus: true });
}

/** The block in which the selection begins and ends, if it is a picture. */
export function selectedPicture(state: EditorState): ContentBlock | null {
  const selection = state.getSelection();
  if (selection.getStartKey() !== selection.getEndKey()) return null;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  return pictureOf(block) ? block : null;
}

/** Puts blocks in the place of the selection; a picture never takes the line of a text, nor a text that of a picture. */
export function insertBlocks(state: EditorState, given: readonly ContentBlock[]): EditorState {
  const picture = selectedPicture(state);
  if (picture) return insertBehind(state, picture, given);
  const selection = state.getSelection();
  const content = Modifier.removeRange(state.getCurrentContent(), selection, 'forward');
  const caret = content.getSelectionAfter();
  const block = content.getBlockForKey(caret.getStartKey());
  // The text before the caret stays what it was, though the lines come in behind it.
  const filler = toBlocks([BLANK]).map(
    (one) => one.merge({ type: block.getType(), data: block.getData() }) as ContentBlock,
  );
  const [first, last] = [given[0], given.at(-1)];
  const fragment = [
    ...(first && pictureOf(first) && caret.getStartOffset() > 0 ? filler : []),
    ...withDataOf(block, caret, given),
    // The text after the caret goes on as what it was.
    ...(last && pictureOf(last)
      ? toBlocks([BLANK]).map(
          (one) => one.merge({ type: tailType(block, caret), data: block.getData() }) as ContentBlock,
        )
      : []),
  ];
  const next = Modifier.replaceWithFragment(content, caret, BlockMapBuilder.createFromArray(fragment));
  return EditorState.push(state, next.set('selectionBefore', selection) as ContentState, 'insert-fragment');
}

/** Blocks in lines of their own behind a picture; the caret goes into the last, or into a new line where that is a picture. */
function insertBehind(state: EditorState, picture: ContentBlock, given: readonly ContentBlock[]): EditorState {
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const last = given.at(-1);
  const added = last && pictureOf(last) ? [...given, ...toBlocks([BLANK])] : given;
  const end = added.at(-1);
  if (!end) return state;
  return replaceAll(
    state,
    blocks.toSpliced(blocks.indexOf(picture) + 1, 0, ...added),
    caretIn(end, 'end'),
    'insert-fragment',
  );
}

/** The line that text is put into keeps its alignment; draft-js would give it that of the text. */
function withDataOf(block: ContentBlock, caret: SelectionState, given: readonly ContentBlock[]): ContentBlock[] {
  const isText = caret.getStartOffset() > 0 && !pictureOf(block);
  return given.map((one, at) =>
    at === 0 && isText && !pictureOf(one) ? (one.set('data', block.getData()) as ContentBlock) : one,
  );
}

function tailType(block: ContentBlock, caret: SelectionState): string {
  return caret.getStartOffset() < block.getLength() && !pictureOf(block) ? block.getType() : 'unstyled';
}

/** A new empty paragraph beside a block, with the caret in it. */
function addParagraph(state: EditorState, key: string, side: 'before' | 'after'): EditorState {
  const [blank] = toBlocks([BLANK]);
  if (!blank) return state;
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const at = blocks.findIndex((block) => block.getKey() === key) + (side === 'after' ? 1 : 0);
  return replaceAll(state, blocks.toSpliced(at, 0, blank), caretIn(blank, 'start'), 'split-block');
}

/** The caret in the text before or after a picture, which is made where there is none. */
export function leavePicture(state: EditorState, key: string, side: 'before' | 'after'): EditorState {
  const content = state.getCurrentContent();
  const beside = side === 'before' ? content.getBlockBefore(key) : content.getBlockAfter(key);
  if (!beside) return addParagraph(state, key, side);
  return EditorState.forceSelection(state, caretIn(beside, side === 'before' ? 'end' : 'start'));
}

/** Takes a picture away; the caret goes where it was. */
export function removePicture(state: EditorState, key: string): EditorState {
  const content = state.getCurrentContent();
  const before = content.getBlockBefore(key);
  const beside = before ?? content.getBlockAfter(key);
  const blocks = content.getBlocksAsArray().filter((block) => block.getKey() !== key);
  const left = blocks.length > 0 ? blocks : toBlocks([BLANK]);
  const caret = beside ?? left[0];
  return caret ? replaceAll(state, left, caretIn(caret, before ? 'end' : 'start'), 'remove-range') : state;
}

/** Moves a picture one block up or down; the state itself at either end. */
export function movePicture(state: EditorState, key: string, by: 1 | -1): EditorState {
  const content = state.getCurrentContent();
  const beside = by === 1 ? content.getBlockAfter(key) : content.getBlockBefore(key);
  return beside ? placePicture(state, key, beside.getKey(), by === 1 ? 'after' : 'before') : state;
}

/** Moves a picture beside any block. */
export function placePicture(state: EditorState, key: string, target: string, side: 'before' | 'after'): EditorState {
  const content = state.getCurrentContent();
  const blocks = content.getBlocksAsArray();
  const picture = blocks.find((block) => block.getKey() === key);
  if (!picture || key === target) return state;
  const others = blocks.filter((block) => block !== picture);
  const at = others.findIndex((block) => block.getKey() === target) + (side === 'after' ? 1 : 0);
  const next = others.toSpliced(at, 0, picture);
  if (next.every((block, index) => block === blocks[index])) return state;
  return replaceAll(state, next, caretIn(picture, 'start'), 'move-block');
}

/** Changes the text alternative, the width or the file of a picture. */
export function changePicture(
  state: EditorState,
  key: string,
  change: Partial<Pick<ArticlePicture, 'alt' | 'width'> & { upload: string; fileId: undefined }>,
): EditorState {
  const content = state.getCurrentContent();
  const block = content.getBlockForKey(key);
  if (!block || !pictureOf(block)) return state;
  const next = block.set('data', block.getData().merge(change)) as ContentBlock;
  const changed = content.merge({
    blockMap: content.getBlockMap().set(key, next),
    selectionBefore: state.getSelection(),
    selectionAfter: caretIn(next, 'start').set('hasFocus', false),
  }) as ContentState;
  return EditorState.push(state, changed, 'change-block-data');
}

/** Puts a picture of an upload at the caret. */
export function insertPicture(state: EditorState, upload: string): EditorState {
  return insertBlocks(state, [pictureBlock({ upload, alt: '', width: 100 })]);
}

/** Whether the caret is at the beginning of an item of a list. */
export function isAtItemStart(state: EditorState): boolean {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const kind = kindOf(block);
  return selection.isCollapsed() && selection.getStartOffset() === 0 && (kind === 'bullet' || kind === 'ordered');
}

function replaceAll(
  state: EditorState,
  blocks: ContentBlock[],
  selection: SelectionState,
  change: 'split-block' | 'remove-range' | 'move-block' | 'insert-fragment',
): EditorState {
  const content = state.getCurrentContent().merge({
    blockMap: BlockMapBuilder.createFromArray(blocks),
    selectionBefore: state.getSelection(),
    selectionAfter: selection,
  }) as ContentState;
  return EditorState.push(state, content, change);
}

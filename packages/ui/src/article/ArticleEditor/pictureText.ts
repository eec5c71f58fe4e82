import { ImmutableMap } from './collections.ts';
import { type ContentBlock, type ContentState, EditorState, Modifier, type SelectionState } from './draft.ts';
import { pictureOf } from './draftDocument.ts';

/** The text of a picture's block in draft-js: one character that nobody sees. */
const PLACE = ' ';

/**
 * draft-js takes a picture for a block with one character: a selection that begins at one and is written over puts the text into the
 * picture's block, where no reader would find it. It becomes a paragraph, as the picture has gone with the selection.
 */
export function freePictureText(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const written = content.getBlocksAsArray().filter((block) => pictureOf(block) && block.getText() !== PLACE);
  if (written.length === 0) return state;
  const blocks = written.reduce(
    (map, block) => map.set(block.getKey(), block.merge({ type: 'unstyled', data: ImmutableMap() }) as ContentBlock),
    content.getBlockMap(),
  );
  return EditorState.set(state, { currentContent: content.set('blockMap', blocks) as ContentState });
}

/** A selection that begins after a picture or ends before one does not touch it: its end moves into the text beside. */
export function besidePictures(state: EditorState): EditorState {
  const selection = state.getSelection();
  if (selection.getStartKey() === selection.getEndKey()) return state;
  const content = state.getCurrentContent();
  const [start, end] = [selection.getStartKey(), selection.getEndKey()];
  const isAfter = isPicture(content, start) && selection.getStartOffset() > 0;
  const isBefore = isPicture(content, end) && selection.getEndOffset() === 0;
  // Two pictures beside each other have nothing selected between them.
  if (!(isAfter || isBefore) || (isAfter && isBefore && content.getKeyAfter(start) === end)) return state;
  const from = isAfter ? { key: content.getKeyAfter(start), offset: 0 } : null;
  const last = isBefore ? content.getBlockBefore(end) : undefined;
  const to = last ? { key: last.getKey(), offset: last.getLength() } : null;
  return EditorState.acceptSelection(state, withEnds(selection, from, to));
}

/**
 * A selection of whole lines, as three clicks make it, ends at the beginning of the next line: what is typed over it stays a line, and
 * pictures before that beginning stay, as they do in a text that the browser alone edits.
 */
function withoutLastBreak(state: EditorState): EditorState {
  const selection = state.getSelection();
  if (selection.getStartKey() === selection.getEndKey() || selection.getEndOffset() > 0) return state;
  const content = state.getCurrentContent();
  let last = content.getBlockBefore(selection.getEndKey());
  while (last && pictureOf(last) && last.getKey() !== selection.getStartKey())
    last = content.getBlockBefore(last.getKey());
  if (!last || pictureOf(last)) return state;
  return EditorState.acceptSelection(
    state,
    withEnds(selection, null, { key: last.getKey(), offset: last.getLength() }),
  );
}

/**
 * The state with what is selected taken out for text in its place, and the caret there; the state itself where nothing is selected. A
 * browser keeps the line end after whole lines for what is composed, and not for what is typed.
 */
export function withoutSelected(state: EditorState, { keepsBreak }: { keepsBreak: boolean }): EditorState {
  const beside = besidePictures(state);
  const tidy = keepsBreak ? withoutLastBreak(beside) : beside;
  const selection = tidy.getSelection();
  if (selection.isCollapsed())
    return state.getSelection().isCollapsed() ? state : EditorState.forceSelection(tidy, selection);
  const content = Modifier.removeRange(tidy.getCurrentContent(), selection, 'backward');
  const removed = freePictureText(EditorState.push(tidy, content, 'remove-range'));
  return EditorState.forceSelection(removed, content.getSelectionAfter());
}

/** Whether a selection over several blocks begins or ends at a picture: draft-js cannot show it. */
export function endsAtPicture(state: EditorState): boolean {
  const selection = state.getSelection();
  const [start, end] = [selection.getStartKey(), selection.getEndKey()];
  const content = state.getCurrentContent();
  return start !== end && (isPicture(content, start) || isPicture(content, end));
}

function isPicture(content: ContentState, key: string): boolean {
  return pictureOf(content.getBlockForKey(key)) !== null;
}

type End = { key: string; offset: number } | null;

function withEnds(selection: SelectionState, from: End, to: End): SelectionState {
  const [start, end] = selection.getIsBackward() ? (['focus', 'anchor'] as const) : (['anchor', 'focus'] as const);
  return selection.merge({
    ...(from && { [`${start}Key`]: from.key, [`${start}Offset`]: from.offset }),
    ...(to && { [`${end}Key`]: to.key, [`${end}Offset`]: to.offset }),
  });
}

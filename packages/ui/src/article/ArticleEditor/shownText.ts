import { type ContentState, SelectionState } from './draft.ts';
import { pictureOf } from './draftDocument.ts';

interface Place {
  key: string;
  offset: number;
}

/** The element of a block, by its key. */
function elementOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-block][data-offset-key^="${CSS.escape(key)}-"]`);
}

/** Key of the block that a node stands in; `null` outside of all blocks. */
function blockKeyOf(root: HTMLElement, node: Node): string | null {
  const element = node instanceof HTMLElement ? node : node.parentElement;
  const block = element?.closest<HTMLElement>('[data-block]');
  return block && root.contains(block) ? (block.dataset['offsetKey']?.split('-')[0] ?? null) : null;
}

/** The text of a block as its elements have it now; `null` where they are gone. `known` is what draft-js has rendered. */
export function shownText(root: HTMLElement, key: string, known: string): string | null {
  const text = elementOf(root, key)?.textContent;
  if (text === undefined || text === null) return null;
  // A line end at the end of a block is rendered twice, so that the line after it is seen.
  return known.endsWith('\n') && text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** What is selected in the elements, as a selection of draft-js; `null` when it is not in them. */
export function shownSelection(root: HTMLElement, content: ContentState): SelectionState | null {
  const shown = document.getSelection();
  if (!shown?.anchorNode || !shown.focusNode) return null;
  if (!(root.contains(shown.anchorNode) && root.contains(shown.focusNode))) return null;
  const range = document.createRange();
  range.setStart(shown.anchorNode, shown.anchorOffset);
  const isBackward = !shown.isCollapsed && range.comparePoint(shown.focusNode, shown.focusOffset) < 0;
  const anchor = placeOf(root, content, shown.anchorNode, shown.anchorOffset, isBackward);
  const focus = placeOf(root, content, shown.focusNode, shown.focusOffset, !isBackward && !shown.isCollapsed);
  if (!anchor || !focus) return null;
  return SelectionState.createEmpty(anchor.key).merge({
    anchorOffset: anchor.offset,
    focusKey: focus.key,
    focusOffset: focus.offset,
    isBackward,
    hasFocus: true,
  });
}

/** Selects in the elements what is selected in the state; draft-js cannot where a selection begins or ends at a picture. */
export function drawSelection(root: HTMLElement, selection: SelectionState) {
  const anchor = pointOf(root, selection.getAnchorKey(), selection.getAnchorOffset());
  const focus = pointOf(root, selection.getFocusKey(), selection.getFocusOffset());
  if (anchor && focus) document.getSelection()?.setBaseAndExtent(anchor.node, anchor.at, focus.node, focus.at);
}

function pointOf(root: HTMLElement, key: string, offset: number): { node: Node; at: number } | null {
  const element = elementOf(root, key);
  if (!element?.parentNode) return null;
  if (element.nodeName === 'FIGURE')
    return { node: element.parentNode, at: [...element.parentNode.childNodes].indexOf(element) + Math.min(offset, 1) };
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.nodeValue?.length ?? 0;
    if (left <= length) return { node: text, at: left };
    left -= length;
  }
  return { node: element.querySelector('[data-text]') ?? element, at: 0 };
}

/** Where a point of the elements is in the text. A picture that a selection reaches into is selected whole. */
function placeOf(root: HTMLElement, content: ContentState, node: Node, offset: number, isEnd: boolean): Place | null {
  const key = blockKeyOf(root, node);
  const block = key === null ? undefined : content.getBlockForKey(key);
  const element = key === null ? null : elementOf(root, key);
  if (key === null || !block || !element) return placeBetween(root, content, node, offset);
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  if (!pictureOf(block)) return { key, offset: Math.min(range.toString().length, block.getLength()) };
  if (node === element) return { key, offset: offset === 0 ? 0 : 1 };
  return { key, offset: isEnd ? 1 : 0 };
}

/** A point between blocks is the end of the one before it, or the beginning of the first. */
function placeBetween(root: HTMLElement, content: ContentState, node: Node, offset: number): Place | null {
  const point = document.createRange();
  point.setStart(node, offset);
  let before: Place | null = null;
  for (const block of content.getBlocksAsArray()) {
    const element = elementOf(root, block.getKey());
    if (!element) continue;
    if (point.comparePoint(element, 0) >= 0) return before ?? { key: block.getKey(), offset: 0 };
    before = { key: block.getKey(), offset: block.getLength() };
  }
  return before;
}

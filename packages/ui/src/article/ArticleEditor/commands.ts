import { type ArticleAlignment, type ArticleTextKind, isListKind } from '@shuyuan/rules';
import { type ContentState, EditorState, Modifier, RichUtils, SelectionState } from './draft.ts';
import { blockTypeOf, hrefAt, kindOf, linkEntity, pictureOf } from './draftDocument.ts';
import { markOfStyle, type StyleMark, styleNameOf, stylesOfKind } from './styleNames.ts';

/** What the toolbar shows of the place where the caret is. */
export interface EditorLook {
  kind: ArticleTextKind;
  align: ArticleAlignment;
  /** Names of the inline styles that the next character would have. */
  styles: ReadonlySet<string>;
  /** Address of the link that the caret or the whole selection is in. */
  href: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

/** The look of what is selected, by its beginning. */
export function lookOf(state: EditorState): EditorLook {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const align: unknown = block.getData().get('align');
  return {
    kind: kindOf(block),
    align: align === 'center' || align === 'end' ? align : 'start',
    styles: new Set(state.getCurrentInlineStyle().toArray()),
    href: linkAt(state)?.href,
    canUndo: state.getUndoStack().size > 0,
    canRedo: state.getRedoStack().size > 0,
  };
}

/** Whether two looks show the same tools. */
export function isSameLook(one: EditorLook, other: EditorLook): boolean {
  const [{ styles, ...rest }, { styles: others, ...wanted }] = [one, other];
  return (
    styles.size === others.size &&
    [...styles].every((name) => others.has(name)) &&
    (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => rest[key] === wanted[key])
  );
}

/** Puts a mark on what is selected or typed next, or takes it away; a size or colour replaces the one that is there. */
export function toggleMark(state: EditorState, mark: StyleMark): EditorState {
  const name = styleNameOf(mark);
  return mark.kind === 'size' || mark.kind === 'colour'
    ? setValue(state, mark.kind, state.getCurrentInlineStyle().has(name) ? null : name)
    : RichUtils.toggleInlineStyle(state, name);
}

/** Takes the mark of a kind away. */
export function clearMark(state: EditorState, kind: 'size' | 'colour'): EditorState {
  return setValue(state, kind, null);
}

function setValue(state: EditorState, kind: 'size' | 'colour', name: string | null): EditorState {
  const others = stylesOfKind(kind);
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    const left = state.getCurrentInlineStyle().filter((style) => style !== undefined && !others.includes(style));
    const next = left.toOrderedSet();
    return EditorState.setInlineStyleOverride(state, name === null ? next : next.add(name));
  }
  const cleared = others.reduce(
    (content, style) => Modifier.removeInlineStyle(content, selection, style),
    state.getCurrentContent(),
  );
  const content = name === null ? cleared : Modifier.applyInlineStyle(cleared, selection, name);
  return EditorState.push(state, content, 'change-inline-style');
}

/** Makes the selected blocks of a kind, or plain paragraphs when they are it already; pictures stay. */
export function toggleKind(state: EditorState, kind: ArticleTextKind): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const current = kindOf(content.getBlockForKey(selection.getStartKey()));
  const next = current === kind ? 'paragraph' : kind;
  const depth = isListKind(next) && isListKind(current) ? undefined : 0;
  return mapSelected(state, 'change-block-type', (block) =>
    block.merge({ type: blockTypeOf(next), depth: depth ?? block.getDepth() }),
  );
}

/** Aligns the selected blocks. */
export function setAlignment(state: EditorState, align: ArticleAlignment): EditorState {
  return mapSelected(state, 'change-block-data', (block) =>
    block.set('data', align === 'start' ? block.getData().delete('align') : block.getData().set('align', align)),
  );
}

/** Moves the selected items of a list one level in or out; `null` when none can move. */
export function indent(state: EditorState, by: 1 | -1): EditorState | null {
  const next = mapSelected(state, 'adjust-depth', (block) =>
    isListKind(kindOf(block)) ? block.set('depth', Math.min(2, Math.max(0, block.getDepth() + by))) : block,
  );
  return next === state ? null : next;
}

type Block = ReturnType<ContentState['getBlockForKey']>;

/** Changes each selected block of text; the state itself where nothing changed. */
function mapSelected(
  state: EditorState,
  change: 'change-block-type' | 'change-block-data' | 'adjust-depth',
  map: (block: Block) => unknown,
): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  let isIn = false;
  let blocks = content.getBlockMap();
  for (const block of content.getBlocksAsArray()) {
    const key = block.getKey();
    isIn ||= key === selection.getStartKey();
    if (isIn && !pictureOf(block)) {
      const next = map(block) as Block;
      if (!next.equals(block)) blocks = blocks.set(key, next);
    }
    if (key === selection.getEndKey()) break;
  }
  if (blocks === content.getBlockMap()) return state;
  const next = content.merge({
    blockMap: blocks,
    selectionBefore: selection,
    selectionAfter: selection,
  }) as ContentState;
  return EditorState.push(state, next, change);
}

/** A link around the caret or at the beginning of the selection, with the part of its block that it has. */
function linkAt(state: EditorState): { href: string; range: SelectionState } | null {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const key = selection.getStartKey();
  const block = content.getBlockForKey(key);
  const at = Math.min(selection.getStartOffset(), Math.max(0, block.getLength() - 1));
  const before = selection.isCollapsed() ? Math.max(0, selection.getStartOffset() - 1) : at;
  const href = hrefAt(content, block, at) ?? hrefAt(content, block, before);
  if (href === undefined) return null;
  const entity = hrefAt(content, block, at) === undefined ? block.getEntityAt(before) : block.getEntityAt(at);
  let range: SelectionState | null = null;
  block.findEntityRanges(
    (character) => character.getEntity() === entity,
    (from, to) => {
      if (from <= at && to >= before)
        range = SelectionState.createEmpty(key).merge({ anchorOffset: from, focusOffset: to });
    },
  );
  return range && { href, range };
}

/**
 * Makes a link of what is selected, or changes the one at the caret; with nothing selected the address itself is written. Without an
 * address the link is taken away and its text stays.
 */
export function setLink(state: EditorState, href: string | null): EditorState {
  const selection = state.getSelection();
  const known = linkAt(state);
  const range = selection.isCollapsed() ? known?.range : selection;
  const content = state.getCurrentContent();
  if (range) {
    const entity = href === null ? null : linkEntity(href);
    const next = EditorState.push(state, Modifier.applyEntity(content, range, entity), 'apply-entity');
    return EditorState.forceSelection(next, selection);
  }
  if (href === null) return state;
  const style = state.getCurrentInlineStyle();
  const words = href.replace(/^(?:https?:\/\/|mailto:)/i, '');
  return EditorState.push(
    state,
    Modifier.insertText(content, selection, words, style, linkEntity(href)),
    'insert-characters',
  );
}

/** The next larger or smaller of the sizes; the plain one where none is set. */
export function stepSize(state: EditorState, by: 1 | -1): EditorState {
  const names = stylesOfKind('size');
  const current = names.findIndex((name) => state.getCurrentInlineStyle().has(name));
  const plain = names.indexOf(styleNameOf({ kind: 'size', value: 16 }));
  const next = names[Math.min(names.length - 1, Math.max(0, (current < 0 ? plain : current) + by))];
  const mark = next === undefined ? undefined : markOfStyle(next);
  return mark && !state.getCurrentInlineStyle().has(styleNameOf(mark)) ? toggleMark(state, mark) : state;
}

/** Ends the run of typing, so that undo stops here. */
export function endTypingRun(state: EditorState): EditorState {
  return state.getLastChangeType() === 'insert-characters'
    ? EditorState.set(state, { lastChangeType: 'apply-entity' })
    : state;
}

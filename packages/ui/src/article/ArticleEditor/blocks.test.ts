// @vitest-environment jsdom
import type { ArticleBlock } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { caretIn, insertBlocks } from './blocks.ts';
import { endTypingRun } from './commands.ts';
import { EditorState, Modifier, SelectionState } from './draft.ts';
import { toBlocks, toContent, toDocument } from './draftDocument.ts';
import { withoutSelected } from './pictureText.ts';

type Words = Extract<ArticleBlock, { text: string }>;
const text = (words: string, rest: Partial<Words> = {}): ArticleBlock => ({
  kind: 'paragraph',
  text: words,
  marks: [],
  ...rest,
});
const picture: ArticleBlock = { kind: 'picture', fileId: 5, alt: '猫', width: 50 };
const other: ArticleBlock = { kind: 'picture', fileId: 6, alt: '狗', width: 100 };
const blocksOf = (state: EditorState) => toDocument(state.getCurrentContent()).blocks;

/** An editor with blocks, the caret in one of them. */
function at(blocks: ArticleBlock[], index: number, offset = 0): EditorState {
  const state = EditorState.createWithContent(toContent({ version: 1, blocks }));
  const block = state.getCurrentContent().getBlocksAsArray()[index];
  if (!block) throw new Error('There is no such block.');
  const caret = caretIn(block, 'start').merge({ anchorOffset: offset, focusOffset: offset });
  return EditorState.forceSelection(state, caret);
}

/** The same with everything selected between two places. */
function selected(blocks: ArticleBlock[], [from, start]: [number, number], [to, end]: [number, number]): EditorState {
  const state = at(blocks, from);
  const all = state.getCurrentContent().getBlocksAsArray();
  const range = SelectionState.createEmpty(all[from]?.getKey() ?? '').merge({
    anchorOffset: start,
    focusKey: all[to]?.getKey() ?? '',
    focusOffset: end,
    hasFocus: true,
  });
  return EditorState.forceSelection(state, range);
}

describe('blocks put into a text (decision 0035)', () => {
  it('leave a picture as it is: they stand in a line of their own behind it', () => {
    const next = insertBlocks(at([text('上'), picture, text('下')], 1), toBlocks([text('新'), text('的')]));
    expect(blocksOf(next)).toEqual([text('上'), picture, text('新'), text('的'), text('下')]);
  });

  it('that are a picture part the line that they are put into', () => {
    const next = insertBlocks(at([text('上下')], 0, 1), toBlocks([picture]));
    expect(blocksOf(next)).toEqual([text('上'), picture, text('下')]);
  });

  it('that begin and end with a picture take no words into it', () => {
    const next = insertBlocks(at([text('上下', { align: 'center' })], 0, 1), toBlocks([picture, text('中'), other]));
    const centred = { align: 'center' } as const;
    expect(blocksOf(next)).toEqual([text('上', centred), picture, text('中'), other, text('下', centred)]);
  });

  it('that are text go on in the line, which keeps its kind and alignment', () => {
    const line = text('上下', { kind: 'quote', align: 'end' });
    const next = insertBlocks(at([line], 0, 1), toBlocks([text('中')]));
    expect(blocksOf(next)).toEqual([text('上中下', { kind: 'quote', align: 'end' })]);
  });

  it('are taken back by one undo', () => {
    const before = [text('上'), picture, text('下')];
    const next = insertBlocks(at(before, 1), toBlocks([text('新'), other, text('的')]));
    expect(blocksOf(EditorState.undo(next))).toEqual(before);
  });
});

describe('what is selected as a composition begins (decision 0035)', () => {
  it.each<[string, [number, number], [number, number], ArticleBlock[]]>([
    ['over several blocks and a picture', [0, 1], [2, 1], [text('一四')]],
    ['in one block', [0, 0], [0, 2], [text(''), picture, text('三四')]],
    ['from a picture on', [1, 0], [2, 1], [text('一二'), text('四')]],
    ['from behind a picture on', [1, 1], [2, 1], [text('一二'), picture, text('四')]],
    ['up to a picture', [0, 1], [1, 0], [text('一'), picture, text('三四')]],
    ['up to the end of a picture', [0, 1], [1, 1], [text('一'), text('三四')]],
    ['a picture alone', [1, 0], [1, 1], [text('一二'), text(''), text('三四')]],
    ['everything', [0, 0], [2, 2], [text('')]],
  ])('is taken out: %s', (_name, from, to, left) => {
    const before = [text('一二'), picture, text('三四')];
    const next = withoutSelected(selected(before, from, to), { keepsBreak: true });
    expect(blocksOf(next)).toEqual(left);
    expect(next.getSelection().isCollapsed()).toBe(true);
    expect(blocksOf(EditorState.undo(next))).toEqual(before);
  });

  it('is nothing where nothing is selected', () => {
    const state = at([text('一二')], 0, 1);
    expect(withoutSelected(state, { keepsBreak: true })).toBe(state);
  });
});

describe('a run of typing (decision 0035)', () => {
  const type = (state: EditorState, sign: string) =>
    EditorState.push(
      state,
      Modifier.insertText(state.getCurrentContent(), state.getSelection(), sign),
      'insert-characters',
    );

  it('is one step of undo', () => {
    const typed = type(type(at([text('')], 0), 'a'), 'b');
    expect(blocksOf(EditorState.undo(typed))).toEqual([text('')]);
  });

  it('that has ended stays when what was typed after it is undone', () => {
    const typed = type(endTypingRun(type(at([text('')], 0), 'a')), 'b');
    expect(blocksOf(EditorState.undo(typed))).toEqual([text('a')]);
  });

  it('is not ended where something else came last', () => {
    const state = insertBlocks(at([text('')], 0), toBlocks([picture]));
    expect(endTypingRun(state)).toBe(state);
  });
});

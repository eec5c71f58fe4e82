import { describe, expect, it } from 'vitest';
import type { ArticleBlock, ArticleTextKind } from './document.ts';
import { type Note, noteOf } from './note.ts';

const block = (kind: ArticleTextKind, text: string): ArticleBlock => ({ kind, text, marks: [] });
const picture: ArticleBlock = { kind: 'picture', fileId: 1, alt: '', width: 50 };
const partsOf = (...blocks: ArticleBlock[]) => noteOf({ version: 1, blocks });

/** Every block of a note in the order of the document, a heading by its index. */
const flat = ({ lead, cues, foot }: Note) => [
  ...lead,
  ...cues.flatMap(({ index, blocks }) => [index, ...blocks]),
  ...(foot ? [foot.index, ...foot.blocks] : []),
];

describe('a lecturer’s note (product.md 4.15)', () => {
  it('has cues with their places in the margin, and a foot', () => {
    const quote = block('quote', '客有吹洞箫者');
    const text = block('paragraph', '先停一下。');
    const last = block('paragraph', '景是起因。');
    expect(
      partsOf(
        block('heading3', '先找声音 · 第2段'),
        quote,
        text,
        block('heading3', '留一个问题'),
        block('heading2', '写在页脚'),
        last,
      ),
    ).toEqual({
      lead: [],
      cues: [
        { index: 0, cue: '先找声音', place: '第2段', blocks: [quote, text] },
        { index: 3, cue: '留一个问题', blocks: [] },
      ],
      foot: { index: 4, title: '写在页脚', blocks: [last] },
    });
  });

  it('divides a cue at its last separator, and only there', () => {
    const { cues } = partsOf(block('heading3', '维克多·雨果 · 序 · 第1页'), block('heading3', '列夫·托尔斯泰'));
    expect(cues.map(({ cue, place }) => [cue, place])).toEqual([
      ['维克多·雨果 · 序', '第1页'],
      ['列夫·托尔斯泰', undefined],
    ]);
  });

  it('is all lead where it has neither a cue nor a foot', () => {
    const blocks = [block('paragraph', '一'), picture, block('heading4', '二')];
    expect(partsOf(...blocks)).toEqual({ lead: blocks, cues: [] });
    expect(partsOf()).toEqual({ lead: [], cues: [] });
  });

  it('loses no block, whatever stands where', () => {
    const blocks = [
      picture,
      block('heading3', ' '),
      block('ordered', '一'),
      block('heading2', ''),
      block('heading3', '脚里的小标题'),
      block('heading2', '又一个'),
    ];
    expect(flat(partsOf(...blocks))).toEqual([picture, 1, blocks[2], 3, blocks[4], blocks[5]]);
  });
});

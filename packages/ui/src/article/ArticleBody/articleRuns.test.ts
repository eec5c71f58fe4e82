import { describe, expect, it } from 'vitest';
import { written } from '../../fixtures/articleTexts.ts';
import { type ArticleList, partsOf, runsOf } from './articleRuns.ts';

/** A list as text: `1`, `*` and what is inside. */
function outline({ isOrdered, items }: ArticleList): unknown {
  const entries = items.map(({ item, lists }) => [item.block.text, ...lists.map(outline)]);
  return { [isOrdered ? 'ol' : 'ul']: entries };
}

describe('the runs of a text', () => {
  it('keep a link whole where marks change inside it, and carry all marks', () => {
    const block = written('paragraph', '去看猫和柿子', [
      ['看猫和', { kind: 'link', href: 'https://a.cn' }],
      ['猫和柿子', { kind: 'bold' }],
      ['柿', { kind: 'size', value: 20 }],
      ['柿', { kind: 'colour', value: 'info' }],
    ]);
    expect(runsOf(block)).toEqual([
      { pieces: [{ text: '去', flags: [] }] },
      {
        href: 'https://a.cn',
        pieces: [
          { text: '看', flags: [] },
          { text: '猫和', flags: ['bold'] },
        ],
      },
      {
        pieces: [
          { text: '柿', flags: ['bold'], size: 20, colour: 'info' },
          { text: '子', flags: ['bold'] },
        ],
      },
    ]);
  });

  it('lead nowhere when the address may not be followed (X3)', () => {
    const block = written('paragraph', '看', [['看', { kind: 'link', href: 'javascript:alert(1)' }]]);
    expect(runsOf(block)).toEqual([{ pieces: [{ text: '看', flags: [] }] }]);
  });

  it('are none of an empty text', () => {
    expect(runsOf(written('paragraph', ''))).toEqual([]);
  });
});

describe('the parts of an article', () => {
  it('put items into lists, deeper ones into the item before them, another kind into a list of its own', () => {
    const parts = partsOf([
      written('ordered', '一'),
      written('bullet', '甲', [], { depth: 1 }),
      written('ordered', '子', [], { depth: 2 }),
      written('bullet', '乙', [], { depth: 1 }),
      written('ordered', '二'),
      written('bullet', '点'),
      written('paragraph', '完'),
      written('bullet', '另'),
    ]);
    expect(parts.map((part) => ('items' in part ? outline(part) : part.block.kind))).toEqual([
      { ol: [['一', { ul: [['甲', { ol: [['子']] }], ['乙']] }], ['二']] },
      { ul: [['点']] },
      'paragraph',
      { ul: [['另']] },
    ]);
  });

  it('lose no item whose depth has no item above it', () => {
    const parts = partsOf([written('bullet', '深', [], { depth: 2 }), written('bullet', '浅')]);
    expect(parts.map((part) => ('items' in part ? outline(part) : null))).toEqual([{ ul: [['深'], ['浅']] }]);
  });
});

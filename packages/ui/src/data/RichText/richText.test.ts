import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, isMarkup, plainBlocks, type RichNode } from './richText.ts';

type Child = RichNode | string;
/** An element as the browser's parser makes one. */
function el(nodeName: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): RichNode {
  const childNodes = children.map((child) => (typeof child === 'string' ? words(child) : child));
  return {
    nodeType: 1,
    nodeName: nodeName.toUpperCase(),
    nodeValue: null,
    childNodes,
    getAttribute: (name) => attributes[name] ?? null,
  };
}
const words = (text: string): RichNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue: text,
  childNodes: [],
});
const read = (...children: Child[]) => blocksOf(el('body', {}, ...children));

describe('rich text of others', () => {
  it('is paragraphs with their marks', () => {
    const bold = el('strong', {}, '定义 ', el('em', {}, '与'), el('u', {}, '压轴'));
    expect(read(el('p', {}, '从', bold, '到题'), el('h2', {}, '安排'), '末尾')).toEqual([
      {
        runs: [
          { text: '从' },
          { text: '定义 ', isBold: true },
          { text: '与', isBold: true, isItalic: true },
          { text: '压轴', isBold: true, isUnderlined: true },
          { text: '到题' },
        ],
      },
      { runs: [{ text: '安排', isBold: true }] },
      { runs: [{ text: '末尾' }] },
    ]);
  });

  it('is lists in lists and line breaks, without empty paragraphs', () => {
    const inner = el('ol', {}, el('li', {}, '甲'));
    const list = el('ul', {}, el('li', {}, '一', el('br', {}), '二'), el('li', {}, inner), el('li', {}, ' '));
    expect(read(el('p', {}, '\n ', el('br', {})), list)).toEqual([
      {
        isOrdered: false,
        items: [
          [{ runs: [{ text: '一' }, { br: true }, { text: '二' }] }],
          [{ isOrdered: true, items: [[{ runs: [{ text: '甲' }] }]] }],
        ],
      },
    ]);
  });

  it('reads a paragraph inside of a mark', () => {
    expect(read(el('b', {}, el('div', {}, '甲'), el('div', {}, '乙')))).toEqual([
      { runs: [{ text: '甲', isBold: true }] },
      { runs: [{ text: '乙', isBold: true }] },
    ]);
  });

  it.each(['script', 'style', 'svg', 'math', 'iframe', 'object', 'template', 'noscript', 'textarea', 'form button'])(
    'shows nothing of <%s>',
    (name) => {
      const node = name.split(' ').reduceRight<Child>((child, each) => el(each, { onload: 'x()' }, child), 'alert(1)');
      expect(read(node)).toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/learn',
    '//evil.example',
    'https://a@b.example',
    '',
  ])('makes no link of %j', (href) => {
    expect(read(el('a', { href }, '看'))).toEqual([{ runs: [{ text: '看' }] }]);
  });

  it('keeps links to the web, and pictures from https alone', () => {
    const picture = (src: string) => el('img', { src, alt: '图', onerror: 'x()' });
    expect(
      read(
        el('a', { href: 'http://a.example/?x=1' }, '看'),
        picture('https://a.example/p.png'),
        picture('http://a.example/p.png'),
        picture('data:image/svg+xml,x'),
      ),
    ).toEqual([
      {
        runs: [
          { text: '看', href: 'http://a.example/?x=1' },
          { src: 'https://a.example/p.png', alt: '图' },
        ],
      },
    ]);
  });

  it('reads 5,000 elements in each other, and no more runs than a page can hold', () => {
    const nested = (levels: number) => {
      let node: Child = '底';
      for (let level = 0; level < levels; level += 1) node = el('div', {}, node);
      return read('顶', node);
    };
    expect(nested(512)).toEqual([{ runs: [{ text: '顶' }] }, { runs: [{ text: '底' }] }]);
    expect(nested(5_000)).toEqual([{ runs: [{ text: '顶' }] }]);
    const many = Array.from({ length: 20_000 }, () => el('p', {}, '行'));
    const shown: Block[] = read(...many);
    expect(shown.length).toBe(5_000);
  });
});

describe('plain text', () => {
  it('is told from markup', () => {
    expect(['a < b', '5 > 3 & 2', '<3', '甲\n\n乙', '<>'].filter(isMarkup)).toEqual([]);
    expect(['<p>甲</p>', '甲<br/>乙', '甲&nbsp;乙', '<P CLASS="x">'].every(isMarkup)).toBe(true);
  });

  it('is paragraphs by blank lines and line breaks by lines', () => {
    expect(plainBlocks('甲\n乙\n\n\n丙\n')).toEqual([
      { runs: [{ text: '甲' }, { br: true }, { text: '乙' }] },
      { runs: [{ text: '丙' }] },
    ]);
    expect(plainBlocks('')).toEqual([]);
    expect(plainBlocks('行\n'.repeat(100_000)).flatMap((block) => ('runs' in block ? block.runs : []))).toHaveLength(
      9_999,
    );
  });
});

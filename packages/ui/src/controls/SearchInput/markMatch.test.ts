import { describe, expect, it } from 'vitest';
import { markMatch } from './markMatch.ts';

const shown = (text: string, query: string) =>
  markMatch(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('a suggestion', () => {
  it.each([
    ['圆锥曲线专题', '曲线', '圆锥[曲线]专题'],
    ['Reading Lab', 'read', '[Read]ing Lab'],
    ['圆锥曲线', '圆锥曲线', '[圆锥曲线]'],
    ['圆锥曲线', '函数', '圆锥曲线'],
    ['圆锥曲线', '  ', '圆锥曲线'],
  ])('%j highlights the query %j', (text, query, result) => {
    expect(shown(text, query)).toBe(result);
  });
});

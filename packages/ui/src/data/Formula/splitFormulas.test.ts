import { describe, expect, it } from 'vitest';
import { splitFormulas } from './splitFormulas.ts';

const inline = (tex: string) => ({ tex, isDisplay: false });
const display = (tex: string) => ({ tex, isDisplay: true });

describe('formulas in a text', () => {
  it('stand between the delimiters that authors use', () => {
    expect(splitFormulas('设$x^2$和\\(y_1\\)，得$$\\frac{1}{2}$$与\\[z\\]。')).toEqual([
      { text: '设' },
      inline('x^2'),
      { text: '和' },
      inline('y_1'),
      { text: '，得' },
      display('\\frac{1}{2}'),
      { text: '与' },
      display('z'),
      { text: '。' },
    ]);
  });

  it.each(['costs $5 and $6', 'a $ b', '$ x$', '$x $', '$$$$', '\\$5和\\$6', '$未完', '$'])(
    'are not read into %j',
    (text) => {
      expect(splitFormulas(text)).toEqual([{ text: text.replaceAll('\\$', '$') }]);
    },
  );

  it('may hold an escaped dollar', () => {
    expect(splitFormulas('$a\\$b$')).toEqual([inline('a\\$b')]);
  });

  it('longer than a page of TeX stay text, and a megabyte of dollars is read at once', () => {
    const long = `$${'x'.repeat(1_001)}$`;
    expect(splitFormulas(long)).toEqual([{ text: long }]);
    // Quadratic time would reach the limit of a test.
    expect(splitFormulas('$a'.repeat(500_000))).not.toEqual([]);
    expect(splitFormulas('\\('.repeat(200_000))).not.toEqual([]);
  });
});

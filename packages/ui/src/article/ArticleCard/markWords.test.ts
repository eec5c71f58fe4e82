import { expect, it } from 'vitest';
import { markWords } from './markWords.ts';

const shown = (text: string, words: readonly string[]) =>
  markWords(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it('marks every place where a searched word stands, whatever its case', () => {
  expect(shown('错题本：只记错题', ['错题'])).toBe('[错题]本：只记[错题]');
  expect(shown('Reading and READING', ['reading'])).toBe('[Reading] and [READING]');
});

it('marks the longer of two words that begin at the same place', () => {
  expect(shown('错题本', ['错题', '错题本'])).toBe('[错题本]');
});

it('takes signs of patterns as they are, and marks nothing without words', () => {
  expect(shown('a.c abc', ['a.c'])).toBe('[a.c] abc');
  expect(shown('abc', ['', ' '])).toBe('abc');
  expect(shown('', ['a'])).toBe('');
});

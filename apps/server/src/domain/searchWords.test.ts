import { expect, test } from 'vitest';
import { topicsOf, toSearchQuery, toSearchVector } from './searchWords.ts';

const lexemes = (text: string) => toSearchVector([], [text]).replaceAll(':2', '').split(' ');

test('an English word is stored as it stands and without its ending, a Chinese one as it is cut', () => {
  expect(lexemes('Reading pages')).toEqual(['reading', 'read', 'pages', 'page']);
  expect(lexemes('read')).toEqual(['read']);
  expect(lexemes('错题')).toEqual(['错题']);
  expect(lexemes('as A4')).toEqual(['as', 'a4']);
});

test('a word of the title is stored once, with its weight', () => {
  expect(toSearchVector(['Reading'], ['read reading'])).toBe('reading:1A read:1A');
});

test('a search is for any form of its words, and the last one may begin a longer word', () => {
  expect(toSearchQuery('Reads pages')?.words).toEqual(['reads', 'read', 'pages', 'page']);
  expect(toSearchQuery("'); --")).toBeNull();
});

test('topics are nouns that most titles have; no word of grammar is one', () => {
  const titles = ['一道错题值得做几遍', '错题打印', 'How I read without a lamp after school', 'The school garden'];
  expect(topicsOf(titles, 3)).toEqual(['错题', 'school', 'garden']);
});

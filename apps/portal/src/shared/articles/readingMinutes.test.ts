import { expect, it } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

it('counts Chinese characters and the words of other scripts', () => {
  expect(readingMinutes('字'.repeat(2400))).toBe(6);
  expect(readingMinutes('word '.repeat(1000))).toBe(5);
  expect(readingMinutes('字'.repeat(400) + ' word'.repeat(200))).toBe(2);
});

it('takes at least a minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('短')).toBe(1);
});

import { expect, it } from 'vitest';
import { breakLines } from './drawPoster.ts';

/** Every character is ten wide. */
const pen = { measureText: (text: string) => ({ width: 10 * [...text].length }) as TextMetrics };

it.each([
  ['一二三四五六', 30, 2, ['一二三', '四五六']],
  ['一二三四五六七', 30, 2, ['一二三', '四五…']],
  ['read at sight', 60, 3, ['read', 'at', 'sight']],
  ['read at sight', 80, 3, ['read at', 'sight']],
  ['短', 100, 1, ['短']],
  ['', 100, 1, []],
])('a poster breaks %j at %d px into at most %d lines', (text, width, max, lines) => {
  expect(breakLines(pen, text, width, max)).toEqual(lines);
});

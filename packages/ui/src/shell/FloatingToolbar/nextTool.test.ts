import { describe, expect, it } from 'vitest';
import { nextTool } from './nextTool.ts';

describe('a toolbar', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('is navigated by %s from %i to %s', (key, from, to) => {
    expect(nextTool(key, from, 3)).toBe(to);
  });
});

import { describe, expect, it } from 'vitest';
import { parseQuantity, valueForKey } from './stepValue.ts';

const limits = { min: 1, max: 20, step: 1 };

describe('a key of a spinbutton', () => {
  it.each([
    ['ArrowUp', 5, 6],
    ['ArrowDown', 5, 4],
    ['PageUp', 5, 15],
    ['PageDown', 15, 5],
    ['Home', 5, 1],
    ['End', 5, 20],
    ['ArrowUp', 20, 20],
    ['PageDown', 3, 1],
  ])('%s changes %d to %d', (key, from, to) => {
    expect(valueForKey(key, from, limits)).toBe(to);
  });

  it.each(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home'])(
    '%s begins at the least where none is chosen',
    (key) => {
      expect(valueForKey(key, null, { ...limits, min: 0 })).toBe(0);
    },
  );

  it('does nothing if it is another key, or there is no limit to jump to', () => {
    expect(valueForKey('a', 5, limits)).toBeUndefined();
    expect(valueForKey('End', 5, { ...limits, max: Number.POSITIVE_INFINITY })).toBeUndefined();
  });
});

describe('a typed quantity', () => {
  it('is clamped to the limits', () => {
    expect(parseQuantity('7', limits)).toBe(7);
    expect(parseQuantity('21', limits)).toBe(20);
    expect(parseQuantity('0', limits)).toBe(1);
    expect(parseQuantity('７', limits)).toBe(7);
    expect(parseQuantity('12', { min: 0, max: 100, step: 5 })).toBe(10);
  });

  it('may be a fraction where steps are one: half a point that is typed is not lost (product.md 4.5)', () => {
    const halves = { min: 0, max: 10, step: 0.5 };
    const typed = ['7.5', '７．５', '.5', '7.', '7.3', '10.5', '-1'].map((text) => parseQuantity(text, halves));
    expect(typed).toEqual([7.5, 7.5, 0.5, 7, 7.5, 10, 0]);
    for (const text of ['.', '1e3', '1.2.3']) expect(parseQuantity(text, halves)).toBeNull();
  });

  it('is null if it is not an integer', () => {
    for (const text of ['', 'abc', '1.5', '1e3', '9'.repeat(20)]) expect(parseQuantity(text, limits)).toBeNull();
  });
});

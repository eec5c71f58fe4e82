import { describe, expect, it } from 'vitest';
import { placeOf, scaleParts } from './scale.ts';

const LEVELS = [
  { name: '先修', from: 0, to: 59 },
  { name: '进阶', from: 60, to: 84 },
  { name: '冲刺', from: 85, to: 100 },
];

describe('the scale of the levels', () => {
  it('has no gap between two levels, so that half a point has its place (product.md 4.5)', () => {
    const parts = scaleParts(LEVELS, 100, 84.5);
    expect(parts.map(({ share }) => share)).toEqual([60, 25, 15]);
    expect(parts.map(({ isReached }) => isReached)).toEqual([false, true, false]);
  });

  it('reaches the last level with full marks and none without a score', () => {
    expect(scaleParts(LEVELS, 100, 100).at(-1)?.isReached).toBe(true);
    expect(scaleParts(LEVELS, 100, undefined).some(({ isReached }) => isReached)).toBe(false);
  });

  it('keeps marks on the scale, whatever the points are', () => {
    expect([placeOf(81, 100), placeOf(-3, 100), placeOf(140, 100), placeOf(5, 0)]).toEqual([81, 0, 100, 0]);
    expect(scaleParts(LEVELS, 0, 3).map(({ share }) => share)).toEqual([0, 0, 0]);
  });
});

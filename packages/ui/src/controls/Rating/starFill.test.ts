import { describe, expect, it } from 'vitest';
import { starFill } from './starFill.ts';

const stars = (value: number) => [1, 2, 3, 4, 5].map((star) => starFill(value, star).charAt(0)).join('');

describe('five stars', () => {
  it.each([
    [0, 'nnnnn'],
    [0.2, 'nnnnn'],
    [0.25, 'hnnnn'],
    [1, 'fnnnn'],
    [3.7, 'fffhn'],
    [4.5, 'ffffh'],
    [4.76, 'fffff'],
    [5, 'fffff'],
  ])('show %d as %s', (value, shown) => {
    expect(stars(value)).toBe(shown);
  });
});

import { describe, expect, it } from 'vitest';
import { percentOf } from './amount.ts';

describe('the share of an amount', () => {
  it('is a whole percentage between 0 and 100', () => {
    expect(percentOf(7, 24)).toBe(29);
    expect(percentOf(0, 24)).toBe(0);
    expect(percentOf(42, 42)).toBe(100);
  });

  it('is never 100 before the last lesson', () => {
    expect(percentOf(999, 1000)).toBe(99);
  });

  it('is clamped, whatever a server sends', () => {
    expect(percentOf(-3, 10)).toBe(0);
    expect(percentOf(12, 10)).toBe(100);
    expect(percentOf(1, 0)).toBe(0);
  });

  it('is unknown without a value', () => {
    expect(percentOf(undefined, 10)).toBeUndefined();
    expect(percentOf(Number.NaN, 10)).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { nextSpeed } from './speeds.ts';

it.each([
  [1, 1, 1.25],
  [1.25, -1, 1],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
] as const)('from %d, a step of %d changes to %d', (rate, way, next) => {
  expect(nextSpeed(rate, way)).toBe(next);
});

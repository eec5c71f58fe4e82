import { expect, it } from 'vitest';
import { reportVerdict } from './report.ts';

it('gives the verdict of an average, and none without one (product.md 4.6)', () => {
  expect([100, 85, 84.9, 75, 60, 59.9, 0, undefined].map(reportVerdict)).toEqual([
    'excellent',
    'excellent',
    'good',
    'good',
    'fair',
    'weak',
    'weak',
    undefined,
  ]);
});

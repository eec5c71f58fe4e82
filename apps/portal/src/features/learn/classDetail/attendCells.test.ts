import { expect, it } from 'vitest';
import { attendOf } from './attendCells.ts';

it('a lesson that was held before the student joined is not one to come (product.md 4.3)', () => {
  expect(attendOf({ state: 'ended', attendance: 'none' })).toBe('uncounted');
  expect(attendOf({ state: 'notStarted', attendance: 'none' })).toBe('none');
  expect(attendOf({ state: 'ended', attendance: undefined })).toBe('none');
  expect([
    attendOf({ state: 'cancelled', attendance: 'none' }),
    attendOf({ state: 'ended', attendance: 'late' }),
  ]).toEqual(['cancelled', 'late']);
});

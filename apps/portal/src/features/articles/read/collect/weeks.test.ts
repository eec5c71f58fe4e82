import type { Collected } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { byWeek, weekStart } from './weeks.ts';

const at = (text: string) => Date.parse(text);

it('begins a week on Monday at midnight in Beijing', () => {
  const monday = at('2026-11-16T00:00:00+08:00');
  expect(weekStart(at('2026-11-20T10:00:00+08:00'))).toBe(monday);
  expect(weekStart(monday)).toBe(monday);
  expect(weekStart(at('2026-11-22T23:59:59+08:00'))).toBe(monday);
  expect(weekStart(at('2026-11-23T00:00:00+08:00'))).toBe(at('2026-11-23T00:00:00+08:00'));
});

it('parts a collection into this week and before', () => {
  const item = (id: number, collectedAt: string) => ({ id, collectedAt }) as Collected;
  const { thisWeek, earlier } = byWeek(
    [item(1, '2026-11-15T16:00:00.000Z'), item(2, '2026-11-15T15:59:59.000Z')],
    at('2026-11-20T10:00:00+08:00'),
  );
  expect(thisWeek.map(({ id }) => id)).toEqual([1]);
  expect(earlier.map(({ id }) => id)).toEqual([2]);
});

import type { Collected } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { byWeek } from './weeks.ts';

const item = (id: number, collectedAt: string) => ({ id, collectedAt }) as Collected;
/** Monday, 16 November, 00:00 in Beijing and one second before. */
const items = [item(1, '2026-11-15T16:00:00.000Z'), item(2, '2026-11-15T15:59:59.000Z')];
const idsOf = (now: string, timeZone: string) => {
  const { thisWeek, earlier } = byWeek(items, { now: Date.parse(now), timeZone });
  return [thisWeek, earlier].map((part) => part.map(({ id }) => id));
};

it('parts a collection into this week, from Monday on, and before', () => {
  for (const now of ['2026-11-16T00:00:00+08:00', '2026-11-20T10:00:00+08:00', '2026-11-22T23:59:59+08:00'])
    expect(idsOf(now, 'Asia/Shanghai'), now).toEqual([[1], [2]]);
  expect(idsOf('2026-11-23T00:00:00+08:00', 'Asia/Shanghai')).toEqual([[], [1, 2]]);
});

it('counts the weeks of the zone in which the page shows its times (decision 0046)', () => {
  // Both are on Sunday there.
  expect(idsOf('2026-11-20T10:00:00+08:00', 'America/New_York')).toEqual([[], [1, 2]]);
  expect(idsOf('2026-11-16T10:00:00+08:00', 'America/New_York')).toEqual([[1, 2], []]);
});

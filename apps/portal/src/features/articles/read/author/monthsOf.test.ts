import type { ArticleCard } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { monthName, monthsOf } from './monthsOf.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const card = (id: number, publishedAt: string | undefined) => ({ id, publishedAt }) as ArticleCard;

it('parts articles by the month of Beijing, in their order', () => {
  const months = monthsOf([
    card(1, '2026-10-31T16:30:00.000Z'),
    card(2, '2026-10-31T15:30:00.000Z'),
    card(3, '2026-10-02T00:00:00.000Z'),
    card(4, undefined),
  ]);
  expect(months.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
    ['2026-11', [1]],
    ['2026-10', [2, 3]],
    ['', [4]],
  ]);
});

it('names a month with its year only where that is another one', () => {
  expect(monthName('2026-11', NOW, 'zh-CN')).toBe('11月');
  expect(monthName('2025-12', NOW, 'zh-CN')).toBe('2025年12月');
  expect(monthName('2026-11', NOW, 'en')).toBe('November');
  expect(monthName('', NOW, 'en')).toBe('');
});

import type { ArticleCard } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { monthName, monthsOf } from './monthsOf.ts';

const BEIJING = 'Asia/Shanghai';
const view = { now: Date.parse('2026-11-20T10:00:00+08:00'), timeZone: BEIJING };
const card = (id: number, publishedAt: string | undefined) => ({ id, publishedAt }) as ArticleCard;

it('parts articles by the month of the reader, in their order', () => {
  const cards = [
    card(1, '2026-10-31T16:30:00.000Z'),
    card(2, '2026-10-31T15:30:00.000Z'),
    card(3, '2026-10-02T00:00:00.000Z'),
    card(4, undefined),
  ];
  const keys = (timeZone: string) =>
    monthsOf(cards, timeZone).map(({ key, items }) => [key, items.map(({ id }) => id)]);
  expect(keys('America/New_York')).toEqual([
    ['2026-10', [1, 2, 3]],
    ['', [4]],
  ]);
  expect(keys(BEIJING)).toEqual([
    ['2026-11', [1]],
    ['2026-10', [2, 3]],
    ['', [4]],
  ]);
});

it('names a month with its year only where that is another one', () => {
  expect(monthName('2026-11', view, 'zh-CN')).toBe('11月');
  expect(monthName('2025-12', view, 'zh-CN')).toBe('2025年12月');
  expect(monthName('2026-11', view, 'en')).toBe('November');
  expect(monthName('', view, 'en')).toBe('');
});

import { expect, it } from 'vitest';
import { addressOf, filtersOf } from './courseFilters.ts';

it('reads back what it writes into the address', () => {
  const filters = {
    subjectId: 3,
    gradeId: 9,
    kind: 'live',
    sort: 'cheapest',
    isOpen: true,
    keyword: '圆锥 & 曲线',
    page: 2,
  } as const;
  const address = addressOf(filters);
  expect(filtersOf(new URLSearchParams(address.split('?')[1]))).toEqual(filters);
});

it('gives the unfiltered first page the plain address', () => {
  expect(addressOf({ page: 1, sort: 'recommended' })).toBe('/course');
});

it('ignores what a hand-written address gets wrong', () => {
  const search = new URLSearchParams('subject=-1&grade=x&type=dvd&sort=best&open=yes&page=0&q=%20%20');
  expect(filtersOf(search)).toEqual({ page: 1 });
});

import { expect, it } from 'vitest';
import { filterValue, withFilterValue } from './filterGroups.ts';

it('keeps order and keyword when a filter is chosen, and begins at the first page (product.md 2.3)', () => {
  const filters = { subjectId: 3, sort: 'cheapest', keyword: '圆锥', isOpen: true, page: 4 } as const;
  const chosen = withFilterValue(filters, { ...filterValue(filters), kind: 'live' });
  expect(chosen).toEqual({ subjectId: 3, sort: 'cheapest', keyword: '圆锥', isOpen: true, kind: 'live', page: 1 });
});

it('clears a filter when "all" is chosen', () => {
  const filters = { subjectId: 3, gradeId: 9, status: 'full', page: 1 } as const;
  const chosen = withFilterValue(filters, { ...filterValue(filters), subjectId: undefined, status: undefined });
  expect(chosen).toEqual({ gradeId: 9, page: 1 });
});

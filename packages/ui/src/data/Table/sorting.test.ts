import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from './sorting.ts';

describe('the sort order of a table', () => {
  it('cycles through one direction, the other one, and the given order', () => {
    const up = nextSort(null, 'score');
    expect(up).toEqual({ key: 'score', order: 'ascending' });
    const down = nextSort(up, 'score');
    expect(down).toEqual({ key: 'score', order: 'descending' });
    expect(nextSort(down, 'score')).toBeNull();
  });

  it('starts with descending if the column says so', () => {
    const first = nextSort(null, 'time', 'descending');
    expect(first).toEqual({ key: 'time', order: 'descending' });
    expect(nextSort(first, 'time', 'descending')).toEqual({ key: 'time', order: 'ascending' });
  });

  it('starts again with another column', () => {
    expect(nextSort({ key: 'score', order: 'descending' }, 'time')).toEqual({ key: 'time', order: 'ascending' });
  });

  it('keeps equal rows in order and does not mutate the given ones', () => {
    const rows = [
      { id: 'a', score: 2 },
      { id: 'b', score: 1 },
      { id: 'c', score: 2 },
    ];
    const ids = (order: 'ascending' | 'descending') =>
      sortRows(rows, { key: 'score', order }, (a, b) => a.score - b.score).map((row) => row.id);
    expect(ids('ascending')).toEqual(['b', 'a', 'c']);
    expect(ids('descending')).toEqual(['a', 'c', 'b']);
    expect(rows.map((row) => row.id)).toEqual(['a', 'b', 'c']);
  });

  it('is the given order without a comparison', () => {
    const rows = [{ id: 'a' }];
    expect(sortRows(rows, { key: 'x', order: 'ascending' }, undefined)).toBe(rows);
  });
});

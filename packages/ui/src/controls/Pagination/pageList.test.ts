import { describe, expect, it } from 'vitest';
import { pageList } from './pageList.ts';

describe('the displayed page numbers', () => {
  it('are complete up to seven', () => {
    expect(pageList(1, 0)).toEqual([]);
    expect(pageList(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('have one gap near an end and two in the middle', () => {
    expect(pageList(4, 8)).toEqual([1, 2, 3, 4, 5, null, 8]);
    expect(pageList(5, 8)).toEqual([1, null, 4, 5, 6, 7, 8]);
    expect(pageList(50, 100)).toEqual([1, null, 49, 50, 51, null, 100]);
  });

  it('are always seven, ascending, with the current page once', () => {
    for (let page = 1; page <= 30; page += 1) {
      const list = pageList(page, 30);
      const numbers = list.filter((entry) => entry !== null);
      expect(list).toHaveLength(7);
      expect(numbers.filter((entry) => entry === page)).toHaveLength(1);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });
});

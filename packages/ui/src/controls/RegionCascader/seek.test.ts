import { describe, expect, it } from 'vitest';
import { seek } from './seek.ts';

const names = ['北京市', '河北省', '黑龙江省', '上海市', '浙江省', '新疆维吾尔自治区', '香港特别行政区', 'Hainan'];

describe('typeahead', () => {
  it.each([
    ['浙', 4],
    ['浙江', 4],
    ['z', 4],
    ['zj', 4],
    ['s', 3],
    ['bj', 0],
    ['xj', 5],
    ['xg', 6],
    ['hainan', 7],
    ['HAI', 7],
    ['q', -1],
    ['', 0],
  ])('%s finds the item at %i', (typed, place) => {
    expect(seek(names, typed, typed.length === 1 ? -1 : 0)).toBe(place);
  });

  it('cycles through the names with one letter', () => {
    expect(seek(names, 'h', -1)).toBe(1);
    expect(seek(names, 'h', 1)).toBe(2);
    expect(seek(names, 'hh', 2)).toBe(7);
    expect(seek(names, 'h', 7)).toBe(1);
  });

  it('finds nothing in an empty list', () => {
    expect(seek([], 'a', 0)).toBe(-1);
  });
});

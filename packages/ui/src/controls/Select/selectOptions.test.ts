import { describe, expect, it } from 'vitest';
import { flatOptions, matchesQuery, optionGroups } from './selectOptions.ts';

const beijing = { value: 'a', label: '北京', hint: 'UTC+08:00', keywords: 'Beijing +8' };
const shanghai = { value: 'b', label: '上海' };
const tokyo = { value: 'c', label: '东京' };

describe('a searched option', () => {
  it.each(['北', 'beijing', 'utc+08', '＋８', '  ', '+8 北京'])('is found by %j', (query) => {
    expect(matchesQuery(beijing, query)).toBe(true);
  });

  it.each(['上', 'tokyo', '北京 +9'])('is not found by %j', (query) => {
    expect(matchesQuery(beijing, query)).toBe(false);
  });
});

describe('the options of a list', () => {
  it('keep their order, with and without headings', () => {
    const entries = [beijing, shanghai, { label: '国外', items: [tokyo] }];
    expect(flatOptions(entries)).toEqual([beijing, shanghai, tokyo]);
    expect(optionGroups(entries)).toEqual([
      { label: undefined, items: [beijing, shanghai] },
      { label: '国外', items: [tokyo] },
    ]);
  });
});

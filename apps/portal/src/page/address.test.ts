import { PAGE_MAX } from '@shuyuan/rules';
import { expect, it } from 'vitest';
import { address, flag, id, named, oneOf, pageNumber, text } from './address.ts';

const list = address('/list', {
  tab: oneOf(['all', 'paid'], 'all'),
  kind: named('type', oneOf(['live', 'recorded'])),
  subjectId: id,
  isOpen: flag,
  keyword: named('q', text(5)),
  page: pageNumber,
});
const read = (search: string) => list.read(new URLSearchParams(search));

it('reads back what it writes', () => {
  const values = { tab: 'paid', kind: 'live', subjectId: 9, isOpen: true, keyword: 'a & b', page: 3 } as const;
  expect(list.href(values)).toBe('/list?tab=paid&type=live&subjectId=9&isOpen=1&q=a+%26+b&page=3');
  expect(read(list.search(values))).toEqual(values);
});

it('leaves out what equals the default and what is empty, so that one list has one address', () => {
  expect(list.href({ tab: 'all', kind: undefined, isOpen: false, keyword: '  ', page: 1 })).toBe('/list');
  expect(list.href()).toBe('/list');
});

it('reads anything unreadable as absent', () => {
  expect(read('tab=x&type=dvd&subjectId=0&isOpen=yes&q=+&page=x')).toEqual({ tab: 'all', page: 1 });
});

it.each(['0', '-1', '1.5', '1e3', 'x', '', '99999', '10001', '9'.repeat(400)])(
  'reads page %s as the first: no address leads to a refused call (X9)',
  (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  },
);

it('reads the last page that the server answers', () => {
  expect(read(`page=${PAGE_MAX}`).page).toBe(PAGE_MAX);
});

it('passes over an id that no number can hold', () => {
  expect(read('subjectId=9999999999999999').subjectId).toBeUndefined();
});

it('truncates overlong text', () => {
  expect(read('q=abcdefgh').keyword).toBe('abcde');
});

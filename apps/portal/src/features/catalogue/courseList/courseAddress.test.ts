import { expect, it } from 'vitest';
import { courseAddress } from './courseAddress.ts';

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
  const address = courseAddress.href(filters);
  expect(courseAddress.read(new URLSearchParams(address.split('?')[1]))).toEqual(filters);
});

it('gives the unfiltered first page the plain address', () => {
  expect(courseAddress.href({ page: 1, sort: undefined })).toBe('/course');
});

it('keeps the parameter names of existing addresses', () => {
  const filters = { subjectId: 3, gradeId: 9, kind: 'live', isOpen: true, keyword: 'a', page: 2 } as const;
  expect(courseAddress.href(filters)).toBe('/course?subject=3&grade=9&type=live&open=1&q=a&page=2');
});

it('ignores invalid values of a hand-written address', () => {
  const search = new URLSearchParams('subject=-1&grade=x&type=dvd&sort=best&open=yes&page=0&q=%20%20');
  expect(courseAddress.read(search)).toEqual({ page: 1 });
});

import type { MenuEntry } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { activeKey, articleKey, barItems, hasPage } from './menu.ts';
import { ownSideMenu } from './ownSideMenu.ts';

const rows = [{ path: '/index' }, { path: '/course' }, { path: '/course/detail/:id/:sid' }];
const entry = (id: number, path: string, facts: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  key: id,
  name: `第${id}项`,
  path,
  isExternal: false,
  ...facts,
});

it('shows the entries of the server whose pages exist, in its order (§7; product.md 2.2)', () => {
  const entries = [entry(2, '/course?type=live'), entry(9, '/chat'), entry(1, '/index', { nameEn: 'Home' })];
  expect(barItems(entries, 'en', rows)).toEqual([
    { key: '2', menuKey: 2, label: '第2项', href: '/course?type=live' },
    { key: '1', menuKey: 1, label: 'Home', href: '/index' },
  ]);
});

it('leads to other sites only over safe addresses (X3)', () => {
  const isExternal = true;
  const entries = [
    entry(1, 'https://school.example/shop', { isExternal }),
    entry(2, 'javascript:alert(1)', { isExternal }),
    entry(3, '//evil.example', { isExternal }),
  ];
  expect(barItems(entries, 'cn', rows).map(({ href }) => href)).toEqual(['https://school.example/shop']);
});

it('marks the entry that the page lies below', () => {
  const items = [
    { key: 'course', href: '/course?type=live' },
    { key: 'index', href: '/index' },
    { key: 'detail', href: '/course/detail' },
  ];
  expect(activeKey(items, '/course/detail/1/2')).toBe('detail');
  expect(activeKey(items, '/course')).toBe('course');
  expect(activeKey(items, '/courseintroduce')).toBeUndefined();
});

it('an article lights up the entry of the list that it was opened from: 3, 7 or 10 (§2)', () => {
  const items = [3, 7, 10].map((menuKey) => ({ key: `entry ${menuKey}`, menuKey }));
  const lit = (from: string, of = items) => articleKey(of, { pathname: '/headline/detail/5', search: from });
  expect(lit('?fromName=MyHeadline')).toBe('entry 3');
  expect(lit('?fromName=News')).toBe('entry 7');
  expect(lit('?fromName=HeadlinePlate')).toBe('entry 10');
  expect(lit('')).toBe('entry 7');
  expect(lit('?fromName=constructor')).toBe('entry 7');
  // A school without an entry for its boards: they stand below the headlines.
  expect(lit('?fromName=HeadlinePlate', items.slice(0, 2))).toBe('entry 7');
  expect(articleKey(items, { pathname: '/course', search: '?fromName=News' })).toBeUndefined();
  expect(articleKey(items, { pathname: '/headline/plate', search: '' })).toBe('entry 10');
  for (const own of ['my', 'add', 'preview', 'collect'])
    expect(articleKey(items, { pathname: `/headline/${own}`, search: '' })).toBe('entry 3');
});

it('recognises a page by the pattern of its route', () => {
  expect(hasPage('/course/detail/1/2?x=1', rows)).toBe(true);
  expect(hasPage('/learn', rows)).toBe(false);
});

it('a school without a side menu gets the pages of the learning centre, all of them built (§2, §6)', () => {
  for (const locale of ['cn', 'en'] as const) {
    const entries = ownSideMenu(locale);
    expect(entries.map(({ path }) => path)).toEqual(expect.arrayContaining(['/learn/order', '/headline/my']));
    expect(entries.filter(({ path, name }) => !hasPage(path) || name === '')).toEqual([]);
  }
});

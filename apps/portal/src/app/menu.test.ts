import type { MenuEntry } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { activeKey, barItems, hasPage } from './menu.ts';
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
    { key: '2', label: '第2项', href: '/course?type=live' },
    { key: '1', label: 'Home', href: '/index' },
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

it('recognises a page by the pattern of its route', () => {
  expect(hasPage('/course/detail/1/2?x=1', rows)).toBe(true);
  expect(hasPage('/learn', rows)).toBe(false);
});

it('a school without a side menu gets the pages of the learning centre, all of them built (§2, §6)', () => {
  for (const locale of ['cn', 'en'] as const) {
    const entries = ownSideMenu(locale);
    expect(entries.map(({ path }) => path)).toContain('/learn/order');
    expect(entries.filter(({ path, name }) => !hasPage(path) || name === '')).toEqual([]);
  }
});

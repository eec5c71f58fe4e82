import type { Collected } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../../../api/createApi.ts';
import { CollectStore } from './CollectStore.ts';

const item = (id: number, isRemoved = false) => ({ id, isRemoved, title: '题', collectedAt: '' }) as Collected;

async function open() {
  const list = vi.fn(async () => ({ items: [item(1), item(2, true)], totalCount: 2, currentPage: 1, pageSize: 12 }));
  const toggle = vi.fn(async () => ({ isCollected: false, collects: 0 }));
  const totals = vi.fn(async () => ({ article: 2, course: 1, lecturer: 0 }));
  const api = { articles: {}, collections: { list, toggle, totals } } as unknown as Pick<
    Api,
    'articles' | 'collections'
  >;
  const store = new CollectStore(api);
  store.show({ page: 1 });
  await vi.waitFor(() => expect(store.list.items).toHaveLength(2));
  return { store, list, toggle, totals };
}

it('an article that is taken out keeps its place and can be put back', async () => {
  const { store, list, toggle } = await open();
  await store.toggle(item(1));
  expect(toggle).toHaveBeenLastCalledWith({ kind: 'article', id: 1, isCollected: false });
  expect(store.isCollected(1)).toBe(false);
  await store.toggle(item(1));
  expect(toggle).toHaveBeenLastCalledWith({ kind: 'article', id: 1, isCollected: true });
  expect(store.isCollected(1)).toBe(true);
  expect(list).toHaveBeenCalledOnce();
});

it('an article that is gone leaves the list', async () => {
  const { store, list } = await open();
  await store.toggle(item(2, true));
  expect(list).toHaveBeenCalledTimes(2);
});

it('a course is taken out as one, keeps its place though it is off sale, and the numbers are read again', async () => {
  const { store, list, toggle, totals } = await open();
  await store.toggle({ ...item(3, true), kind: 'course' });
  expect(toggle).toHaveBeenLastCalledWith({ kind: 'course', id: 3, isCollected: false });
  expect(store.isCollected(3)).toBe(false);
  expect(list).toHaveBeenCalledOnce();
  expect(totals).toHaveBeenCalledOnce();
});

it('another tab or other words ask for another list', async () => {
  const { store, list } = await open();
  store.show({ kind: 'lecturer', keyword: '周', page: 1 });
  expect(list).toHaveBeenLastCalledWith({ kind: 'lecturer', keyword: '周', page: 1, pageSize: 12 });
});

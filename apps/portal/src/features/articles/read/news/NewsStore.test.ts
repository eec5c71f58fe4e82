import type { Plate } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../../testing/services.ts';
import { NewsStore } from './NewsStore.ts';
import { newsAddress } from './newsAddress.ts';

const page = { items: [], totalCount: 0, currentPage: 1, pageSize: 8 };
const plate = (id: number, todayCount: number) =>
  ({ id, name: `板块${id}`, rules: [], lecturers: [], mayPost: true, todayCount }) as Plate;

function open() {
  const calls = {
    list: vi.fn(async () => page),
    writers: vi.fn(async () => []),
    words: vi.fn(async () => ['错题', '期中']),
  };
  const store = new NewsStore(
    buildApi({
      articles: {
        ...calls,
        plates: async () => [plate(1, 2), plate(2, 3)],
        weekAuthors: async () => ({ authors: [], total: 0, since: '2026-11-15T16:00:00Z' }),
      },
      notes: { list: async () => page },
    }),
  );
  const show = (search: string) => store.show(newsAddress.read(new URLSearchParams(search)));
  return { store, show, ...calls };
}

it('asks for recommended articles, in a search for what fits best, and only there for authors and other words', async () => {
  const { show, list, writers, words } = open();
  show('');
  expect(list).toHaveBeenLastCalledWith({ sort: 'recommended', page: 1, pageSize: 8 });
  expect(writers).not.toHaveBeenCalled();
  expect(words).not.toHaveBeenCalled();
  show('q=错题&of=authors');
  expect(list).toHaveBeenLastCalledWith({ keyword: '错题', sort: 'relevant', page: 1, pageSize: 8 });
  expect(writers).toHaveBeenLastCalledWith({ keyword: '错题' });
  show('q=错题&tab=mostRead');
  expect(list).toHaveBeenLastCalledWith({ keyword: '错题', sort: 'mostRead', page: 1, pageSize: 8 });
  expect(writers).toHaveBeenCalledOnce();
});

it('offers other words than the one that was searched for', async () => {
  const { store, show } = open();
  show('q=错题本');
  await vi.waitFor(() => expect(store.words.value).toBeDefined());
  expect(store.otherWords).toEqual(['期中']);
});

it('below an empty board shows what is written on the others, but not where a search found nothing', async () => {
  const { store, show, list } = open();
  store.start();
  show('plate=2&q=错题');
  await vi.waitFor(() => expect(store.articles.totalCount).toBe(0));
  expect(store.isEmptyPlate).toBe(false);
  show('plate=2');
  await vi.waitFor(() => expect(store.isEmptyPlate).toBe(true));
  expect(list).toHaveBeenLastCalledWith({ sort: 'newest', pageSize: 3 });
  expect(store.plate?.id).toBe(2);
  expect(store.todayCount).toBe(5);
  store.dispose();
});

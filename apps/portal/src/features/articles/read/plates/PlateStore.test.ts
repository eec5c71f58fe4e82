import type { ActiveAuthor, ArticleCard, Plate } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../../../api/createApi.ts';
import { PlateStore } from './PlateStore.ts';

const buildPlate = (id: number) => ({ id, name: `板块${id}`, rules: [], lecturers: [], mayPost: true }) as Plate;

const post = (id: number, isTop = false) => ({ id, isTop }) as ArticleCard;

function open(recommended: ArticleCard[] = []) {
  const list = vi.fn(async ({ sort }: { sort?: string }) => {
    const items = sort === 'recommended' ? recommended : [];
    return { items, totalCount: items.length, currentPage: 1, pageSize: 10 };
  });
  const plates = vi.fn(async () => [buildPlate(1), buildPlate(2)]);
  const plateAuthors = vi.fn(async (): Promise<ActiveAuthor[]> => []);
  const articles = { list, plates, plateAuthors } as unknown as Api['articles'];
  const store = new PlateStore({ articles, follows: {} as Api['follows'] });
  return { store, list, plateAuthors };
}

it('shows the first board where the address names none', async () => {
  const { store, list } = open();
  store.show({ tab: 'newest', page: 1 });
  store.start();
  await vi.waitFor(() => expect(store.plate?.id).toBe(1));
  expect(list).toHaveBeenCalledWith({ plateId: 1, sort: 'newest', page: 1, pageSize: 10 });
  store.dispose();
});

it('asks who often writes on the board that is shown, and on the next one', async () => {
  const { store, plateAuthors } = open();
  store.show({ tab: 'newest', page: 1 });
  store.start();
  await vi.waitFor(() => expect(plateAuthors).toHaveBeenLastCalledWith({ plateId: 1 }));
  store.show({ plateId: 2, tab: 'newest', page: 1 });
  await vi.waitFor(() => expect(plateAuthors).toHaveBeenLastCalledWith({ plateId: 2 }));
  store.dispose();
});

it('asks for the chosen posts of the board in the address', async () => {
  const { store, list } = open();
  store.start();
  store.show({ plateId: 2, tab: 'featured', keyword: '积木', page: 3 });
  await vi.waitFor(() => expect(store.plate?.id).toBe(2));
  expect(list).toHaveBeenCalledWith({ plateId: 2, isFeatured: true, keyword: '积木', page: 3, pageSize: 10 });
  store.dispose();
});

it('knows a board that the school does not have, once the boards are here', async () => {
  const { store, list } = open();
  store.show({ plateId: 9, tab: 'newest', page: 1 });
  store.start();
  expect(store.isMissing).toBe(false);
  await vi.waitFor(() => expect(store.isMissing).toBe(true));
  expect(list).not.toHaveBeenCalled();
  store.dispose();
});

it('has pinned posts above the first page of all posts, however old, and shows none of them twice', async () => {
  const { store, list } = open([post(1, true), post(2)]);
  store.show({ tab: 'newest', page: 1 });
  store.start();
  await vi.waitFor(() => expect(store.pinned.value).toEqual([post(1, true)]));
  expect(list).toHaveBeenCalledWith({ plateId: 1, sort: 'recommended', pageSize: 5 });
  expect(store.hasPinned).toBe(true);
  expect(store.withoutPinned([post(3), post(1, true)])).toEqual([post(3)]);
  for (const other of [
    { tab: 'newest', page: 2 },
    { tab: 'featured', page: 1 },
    { tab: 'newest', page: 1, keyword: '积木' },
  ] as const) {
    store.show(other);
    expect(store.hasPinned).toBe(false);
    expect(store.withoutPinned([post(3), post(1, true)])).toHaveLength(2);
  }
  store.dispose();
});

import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { HeadlinesStore } from './HeadlinesStore.ts';

const none = { items: [], totalCount: 0, currentPage: 1, pageSize: 6 };

it('asks for the school’s recommendation first, then for the order that was chosen, in another language too', async () => {
  const list = vi.fn(async () => none);
  const store = observedStore(new HeadlinesStore(buildApi({ homePosts: { list } })));
  store.start();
  expect(list).toHaveBeenLastCalledWith({ sort: 'recommended', pageSize: 6 });
  await vi.waitFor(() => expect(store.posts.value).toBe(none));
  store.choose('hot');
  expect([store.order, store.posts.isStale]).toEqual(['hot', true]);
  store.refresh();
  expect(list).toHaveBeenCalledTimes(3);
  expect(list).toHaveBeenLastCalledWith({ sort: 'hot', pageSize: 6 });
  store.dispose();
});

it('keeps a failure, which is not the same as no headlines, and asks again', async () => {
  const list = vi.fn(async () => none);
  list.mockRejectedValueOnce(new ApiError('failed'));
  const store = observedStore(new HeadlinesStore(buildApi({ homePosts: { list } })));
  store.start();
  await vi.waitFor(() => expect(store.posts.error?.kind).toBe('failed'));
  expect(store.posts.value).toBeUndefined();
  await store.posts.reload();
  expect([store.posts.error, store.posts.value]).toEqual([null, none]);
  store.dispose();
});

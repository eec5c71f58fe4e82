import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { RateStore } from './RateStore.ts';

function build(score = vi.fn(async () => ({}))) {
  return { store: new RateStore(buildApi({ studyRooms: { score } }).studyRooms, 9), score };
}

it('gives the stars of the room, with the comment where there is one (product.md 4.17)', async () => {
  const { store, score } = build();
  store.setStar(3);
  store.setComment(' ');
  await store.send();
  expect(store.isSent).toBe(true);
  expect(score.mock.calls).toEqual([[{ id: 9, star: 3 }, expect.anything()]]);
});

it('keeps the form and says why where the stars did not arrive', async () => {
  const { store } = build(vi.fn(() => Promise.reject(new ApiError('refused', '已经评价过'))));
  store.setStar(3);
  await store.send();
  expect([store.isSent, store.error?.message]).toEqual([false, '已经评价过']);
});

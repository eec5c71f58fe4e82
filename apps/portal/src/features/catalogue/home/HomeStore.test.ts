import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { HomeStore } from './HomeStore.ts';

const none = { items: [], totalCount: 0, currentPage: 1, pageSize: 8 };

function build(recommended = vi.fn(async () => none)) {
  const api = buildApi({
    courses: { recommended },
    lecturers: { list: () => Promise.reject(new ApiError('failed')) },
    constants: { subjects: async () => [] },
  });
  return { store: observedStore(new HomeStore(api)), recommended };
}

it('shows the rows that load: each fails alone (product.md 5.2)', async () => {
  const { store } = build();
  store.start();
  await vi.waitFor(() => expect(store.lecturers.error?.kind).toBe('failed'));
  expect([store.recommended.value, store.subjects.value]).toEqual([none, []]);
});

it('recommends courses of the subject that was chosen, in another language too', async () => {
  const { store, recommended } = build();
  store.start();
  expect(recommended).toHaveBeenLastCalledWith({ size: 8 });
  store.choose(3);
  expect(store.subjectId).toBe(3);
  expect(recommended).toHaveBeenLastCalledWith({ size: 8, subjectId: 3 });
  store.refresh();
  expect(recommended).toHaveBeenCalledTimes(3);
  expect(recommended).toHaveBeenLastCalledWith({ size: 8, subjectId: 3 });
});

it('marks the courses of another subject as stale while those of the chosen one load', async () => {
  const { store } = build();
  store.start();
  await vi.waitFor(() => expect(store.recommended.value).toBe(none));
  store.choose(3);
  expect(store.recommended.isStale).toBe(true);
});

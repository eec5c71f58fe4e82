import { expect, it, vi } from 'vitest';
import { Query } from '../api/query.ts';
import { ownedQueries } from './ownedQueries.ts';

function build() {
  const subjects = vi.fn(async () => 'subjects');
  const detail = vi.fn(async (id: number) => `detail ${id}`);
  const store = ownedQueries({ atStart: { subjects: new Query(subjects) }, onShow: { detail: new Query(detail) } });
  return { store, subjects, detail };
}

it('loads queries without arguments at the start, and others on request', async () => {
  const { store, subjects, detail } = build();
  store.start();
  expect([subjects.mock.calls.length, detail.mock.calls.length]).toEqual([1, 0]);
  store.show(7);
  await vi.waitFor(() => expect(store.detail.value).toBe('detail 7'));
  expect(store.subjects.value).toBe('subjects');
});

it('reloads everything in another language, except what was never requested', () => {
  const { store, subjects, detail } = build();
  store.start();
  store.refresh();
  expect([subjects.mock.calls.length, detail.mock.calls.length]).toEqual([2, 0]);
  store.show(7);
  store.refresh();
  expect(detail).toHaveBeenLastCalledWith(7);
});

it('ignores responses after its page is left', async () => {
  const { store } = build();
  store.start();
  store.dispose();
  await Promise.resolve();
  expect(store.subjects.value).toBeUndefined();
  store.start();
  await vi.waitFor(() => expect(store.subjects.value).toBe('subjects'));
});

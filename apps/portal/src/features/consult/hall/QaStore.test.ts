import type { StudyRoomRecord } from '@shuyuan/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi, buildStorage } from '../../../testing/services.ts';
import { QaStore } from './QaStore.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const stores: QaStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

function build() {
  const calls = {
    records: vi.fn(async ({ page = 1 }: { page?: number | undefined } = {}) => ({
      ...{ items: [{ id: page } as StudyRoomRecord], totalCount: 25, currentPage: page, pageSize: 10 },
    })),
    orders: vi.fn(async () => ({ items: [], totalCount: 0, currentPage: 1, pageSize: 10 })),
    mine: async () => ({ serverTime: NOW }),
  };
  const account = vi.fn(async () => ({ left: 86, used: 214, frozen: 0 }));
  const api = buildApi({ studyRooms: calls, minutes: { account } });
  const services = { api, storage: buildStorage(), clock: { now: Date.parse(NOW) } };
  const store = observedStore(new QaStore(services, { userId: () => 20, isVisible: () => true }));
  stores.push(store);
  store.start();
  return { store, calls, account };
}

it('shows the page of the tab that the address names, and fetches the other tab only when it is opened (product.md 4.17)', async () => {
  const { store, calls } = build();
  store.show({ tab: 'records', page: 2 });
  await vi.waitFor(() => expect(store.records.items?.[0]?.id).toBe(2));
  expect([store.records.pageCount, calls.orders.mock.calls.length]).toEqual([3, 0]);
  store.show({ tab: 'orders', page: 1 });
  await vi.waitFor(() => expect(store.orders.items).toEqual([]));
  expect(calls.orders).toHaveBeenCalledWith({ page: 1, pageSize: 10 });
});

it('reads minutes and records again with the place in the queue (W6)', async () => {
  const { store, calls, account } = build();
  store.show({ tab: 'records', page: 1 });
  await vi.waitFor(() => expect([account.mock.calls.length, calls.records.mock.calls.length]).toEqual([1, 1]));
  await vi.waitFor(() => expect([store.account.isLoading, store.records.isLoading]).toEqual([false, false]));
  store.place.refresh();
  await vi.waitFor(() => expect([account.mock.calls.length, calls.records.mock.calls.length]).toEqual([2, 2]));
});

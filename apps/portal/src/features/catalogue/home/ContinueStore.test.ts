import type { Order, Practice, TimetableEntry } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { ContinueStore } from './ContinueStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 1 });
const entry = (id: number, state: TimetableEntry['state']) => ({ id, title: `第${id}讲`, state }) as TimetableEntry;

function build(given: { practices?: () => Promise<never> } = {}) {
  const timetable = vi.fn(async () => [entry(1, 'cancelled'), entry(2, 'living')]);
  const api = buildApi({
    learning: { timetable, summary: async () => ({ serverTime: '2026-11-20T11:22:00Z' }) },
    practice: { list: given.practices ?? (async () => pageOf([{ id: 9 } as Practice])) },
    orders: { list: async () => pageOf([{ id: 1, status: 'paid' } as Order, { id: 2, status: 'unpaid' } as Order]) },
  });
  const store = new ContinueStore(api, { now: 0 });
  store.start();
  return { store, timetable };
}

it('goes on with the next class that is held, the first practice and the order to pay, by the server’s time', async () => {
  const { store, timetable } = build();
  await vi.waitFor(() => expect(store.next?.id).toBe(2));
  expect([store.practice?.id, store.order?.id]).toEqual([9, 2]);
  expect(timetable).toHaveBeenCalledWith({ from: '2026-11-20T11:22:00Z', until: '2026-12-04T11:22:00.000Z' });
  expect(store.time.now).toBe(Date.parse('2026-11-20T11:22:00Z'));
});

it('shows the rest when one part fails', async () => {
  const { store } = build({ practices: () => Promise.reject(new ApiError('unreachable')) });
  await vi.waitFor(() => expect(store.next).toBeDefined());
  expect([store.practice, store.order?.id]).toEqual([undefined, 2]);
});

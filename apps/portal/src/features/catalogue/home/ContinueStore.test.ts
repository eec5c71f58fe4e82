import type { Coupon, Order, Practice, TimetableEntry } from '@shuyuan/contract';
import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { ContinueStore } from './ContinueStore.ts';

const pageOf = <T>(items: T[]) => ({ items, totalCount: items.length, currentPage: 1, pageSize: 1 });
const minute = 60_000;
const NOW = Date.parse('2026-11-20T11:22:00Z');
/** A lesson of 45 minutes that begins so many minutes after now. */
const entry = (id: number, state: TimetableEntry['state'], begins: number) => {
  const at = (minutes: number) => new Date(NOW + minutes * minute).toISOString();
  return { id, title: `第${id}讲`, state, startsAt: at(begins), endsAt: at(begins + 45) } as TimetableEntry;
};

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

function build(given: { practices?: () => Promise<never> } = {}) {
  const timetable = vi.fn(async () => [
    entry(1, 'cancelled', 1),
    entry(2, 'notStarted', 8),
    entry(3, 'notStarted', 90),
  ]);
  const api = buildApi({
    learning: { timetable, summary: async () => ({ serverTime: '2026-11-20T11:22:00Z' }) },
    practice: {
      list: given.practices ?? (async () => pageOf([{ id: 8, closedBy: 'frozen' }, { id: 9 }] as Practice[])),
    },
    coupons: { mine: async () => pageOf([{ id: 7, status: 'toUse', endsAt: '2026-11-22T00:00:00Z' } as Coupon]) },
    orders: { list: async () => pageOf([{ id: 1, status: 'paid' } as Order, { id: 2, status: 'unpaid' } as Order]) },
  });
  const clock = {
    get now() {
      return Date.now() - NOW; // this browser's is wrong
    },
  };
  const store = new ContinueStore(api, clock);
  store.start();
  return { store, timetable };
}

it('goes on with the next class that is held, the first practice, the order to pay, a coupon that ends, by the server’s time', async () => {
  const { store, timetable } = build();
  await vi.waitFor(() => expect(store.soon.map(({ id }) => id)).toEqual([2, 3]));
  expect([store.practice?.id, store.order?.id, store.coupon?.id]).toEqual([9, 2, 7]);
  expect(timetable).toHaveBeenCalledWith({ from: '2026-11-20T11:22:00.000Z', until: '2026-12-04T11:22:00.000Z' });
  const seen: (number | undefined)[] = [];
  const stop = autorun(() => seen.push(store.soon[0]?.id));
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect([seen[0], seen.at(-1)]).toEqual([2, 3]);
  stop();
  store.dispose();
});

it('shows the rest when one part fails', async () => {
  const { store } = build({ practices: () => Promise.reject(new ApiError('unreachable')) });
  await vi.waitFor(() => expect(store.soon).toHaveLength(2));
  expect([store.practice, store.order?.id]).toEqual([undefined, 2]);
  store.dispose();
});

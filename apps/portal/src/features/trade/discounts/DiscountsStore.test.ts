import type { Campaign, Page } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { createDiscountsStore } from './DiscountsStore.ts';

const campaign: Campaign = {
  id: 4,
  name: '期末冲刺季',
  startsAt: '2026-11-18T00:00:00Z',
  endsAt: '2026-11-20T02:00:30Z',
  status: 'going',
  courseCount: 6,
  serverTime: '2026-11-20T02:00:00Z',
};
const page = <T>(items: T[]): Page<T> => ({ items, totalCount: items.length, currentPage: 1, pageSize: 12 });
const wrongClock = { now: Date.parse('2026-11-20T09:00:00Z') };

function build(campaigns: Campaign[] = [campaign]) {
  const list = vi.fn(async () => page(campaigns));
  const courses = vi.fn(async () => page([]));
  return { store: createDiscountsStore(buildApi({ discounts: { list, courses } }), wrongClock), list, courses };
}

it('counts down to the end of campaigns by the server’s clock (product.md 7.10)', async () => {
  const { store } = build();
  store.start();
  await vi.waitFor(() => expect(store.campaigns.value).toBeDefined());
  expect(store.time.here(campaign.endsAt) - wrongClock.now).toBe(30_000);
});

it('shows what is cheaper also where no campaign goes on', async () => {
  const { store, courses } = build([]);
  store.start();
  store.show({ page: 3 });
  await vi.waitFor(() => expect(store.courses.items).toEqual([]));
  expect(store.campaigns.value?.items).toEqual([]);
  expect(courses).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 12 });
});

it('reads once when the countdowns of a campaign run out together', async () => {
  const { store, courses } = build();
  store.show({ page: 1 });
  await vi.waitFor(() => expect(store.courses.isLoading).toBe(false));
  for (let tile = 0; tile < 12; tile++) store.runOut();
  expect(courses).toHaveBeenCalledTimes(2);
});

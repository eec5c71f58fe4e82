import type { Campaign, Page } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { CampaignStore } from './CampaignStore.ts';
import { campaignAddress, campaignOf, pageOf } from './campaignAddress.ts';
import { DiscountsStore } from './DiscountsStore.ts';

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

it('counts down to the end of a campaign by the server’s clock (product.md 7.10)', async () => {
  const discounts = { detail: async () => campaign, list: async () => page([campaign]), courses: async () => page([]) };
  const one = new CampaignStore(buildApi({ discounts }), wrongClock);
  const all = new DiscountsStore(buildApi({ discounts }), wrongClock);
  one.show(4, 1);
  all.start();
  await vi.waitFor(() => expect(one.campaign.value && all.campaigns.value).toBeDefined());
  expect(one.time.here(campaign.endsAt) - wrongClock.now).toBe(30_000);
  expect(all.time.here(campaign.endsAt) - wrongClock.now).toBe(30_000);
});

it('reads state and prices again once a campaign has ended', async () => {
  const detail = vi.fn(async () => campaign);
  const courses = vi.fn(async () => page([]));
  const store = new CampaignStore(buildApi({ discounts: { detail, courses } }), wrongClock);
  store.show(4, 2);
  store.refresh();
  expect(detail).toHaveBeenCalledTimes(2);
  expect(courses).toHaveBeenLastCalledWith({ id: 4, page: 2, pageSize: 12 });
});

it('reads once when the countdowns of a campaign run out together', async () => {
  const courses = vi.fn(async () => page([]));
  const store = new DiscountsStore(
    buildApi({ discounts: { courses, list: async () => page([campaign]) } }),
    wrongClock,
  );
  store.show(1);
  await vi.waitFor(() => expect(store.courses.isLoading).toBe(false));
  for (let tile = 0; tile < 12; tile++) store.runOut();
  expect(courses).toHaveBeenCalledTimes(2);
});

it('reads only what is a campaign and a page from the address (§2)', () => {
  expect([campaignOf('4'), campaignOf('0'), campaignOf('x4')]).toEqual([4, null, null]);
  expect(pageOf(new URLSearchParams('page=3'))).toBe(3);
  expect(pageOf(new URLSearchParams('page=-3'))).toBe(1);
  expect(campaignAddress({ id: 4 })).toBe('/course/discount/4');
  expect(campaignAddress({ id: 4 }, 2)).toBe('/course/discount/4?page=2');
});

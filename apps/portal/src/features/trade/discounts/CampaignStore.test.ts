import type { Campaign, Page } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { createCampaignStore } from './CampaignStore.ts';

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

function build() {
  const detail = vi.fn(async () => campaign);
  const courses = vi.fn(async () => page([]));
  const store = createCampaignStore(buildApi({ discounts: { detail, courses } }), wrongClock, 4);
  store.start();
  store.show({ page: 2 });
  return { store, detail, courses };
}

it('counts down to the end of a campaign by the server’s clock (product.md 7.10)', async () => {
  const { store } = build();
  await vi.waitFor(() => expect(store.campaign.value).toBeDefined());
  expect(store.time.here(campaign.endsAt) - wrongClock.now).toBe(30_000);
});

it('reads state and prices again once a campaign has ended', () => {
  const { store, detail, courses } = build();
  store.refresh();
  expect(detail).toHaveBeenCalledTimes(2);
  expect(courses).toHaveBeenLastCalledWith({ id: 4, page: 2, pageSize: 12 });
});

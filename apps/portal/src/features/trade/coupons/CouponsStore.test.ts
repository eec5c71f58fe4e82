import type { Coupon, Page } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildCoupon, buildOffer } from '../../../testing/coupons.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { CouponsStore } from './CouponsStore.ts';
import type { CouponTab } from './couponAddress.ts';

const page = <T>(items: T[]): Page<T> => ({ items, totalCount: items.length, currentPage: 1, pageSize: 8 });

function build({ claim = async () => buildCoupon() }: { claim?: () => Promise<Coupon> } = {}) {
  const requested: string[] = [];
  const calls = {
    center: async () => page(Array.from({ length: 5 }, (_, index) => buildOffer({ id: index + 1 }))),
    counts: async () => ({ toUse: 1, used: 0, expired: 0, endingSoon: 0 }),
    mine: async (input: { tab?: CouponTab | undefined } = {}) => {
      requested.push(input.tab ?? '');
      return page([buildCoupon()]);
    },
    claim: vi.fn(claim),
  };
  const store = observedStore(new CouponsStore(buildApi({ coupons: calls })));
  return { store, requested, calls };
}

describe('the coupons of a student', () => {
  it('open their rules one at a time', () => {
    const { store } = build();
    const coupon = buildCoupon();
    store.open(coupon);
    expect(store.opened).toBe(coupon);
    store.close();
    expect(store.opened).toBeNull();
  });

  it('stand under the tab of the address, and never under the last one’s (§4)', async () => {
    const { store, requested } = build();
    store.show({ tab: 'toUse', page: 1 });
    await vi.waitFor(() => expect(store.coupons.items).toHaveLength(1));
    store.show({ tab: 'used', page: 2 });
    expect(store.coupons.items).toBeUndefined();
    expect(store.coupons.page).toBe(2);
    expect(requested).toEqual(['toUse', 'used']);
  });

  it('are read again once one was claimed', async () => {
    const { store, requested, calls } = build();
    store.show({ tab: 'toUse', page: 1 });
    await store.claim(buildOffer());
    expect(calls.claim).toHaveBeenCalledOnce();
    expect(requested).toEqual(['toUse', 'toUse']);
  });

  it('are read again also where another tab was faster, and the refusal is thrown (3104, I8)', async () => {
    const refused = new ApiError('refused', '已经领过', { code: 3104 });
    const { store, requested } = build({ claim: () => Promise.reject(refused) });
    store.show({ tab: 'toUse', page: 1 });
    await expect(store.claim(buildOffer())).rejects.toBe(refused);
    expect(requested).toHaveLength(2);
  });

  it('show three offers of the claim centre until it is opened', async () => {
    const { store } = build();
    store.start();
    await vi.waitFor(() => expect(store.offers).toHaveLength(3));
    expect(store.hasMoreOffers).toBe(true);
    store.openCentre();
    expect(store.offers).toHaveLength(5);
    expect(store.hasMoreOffers).toBe(false);
  });
});

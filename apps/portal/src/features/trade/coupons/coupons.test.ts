import type { Coupon, CouponOffer, Page } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildApi } from '../../../testing/services.ts';
import { CouponCoursesStore } from './CouponCoursesStore.ts';
import { CouponsStore } from './CouponsStore.ts';
import { type CouponTab, claimOf, couponAddress, viewAddress, viewOf } from './couponAddress.ts';
import { couponStory } from './couponStory.ts';

const face = { kind: 'noThreshold', thresholdFen: 0, reduceFen: 3000, scope: 'all', scopeText: '全部课程' } as const;
const buildCoupon = (given: Partial<Coupon> = {}): Coupon => ({
  id: 2,
  couponId: 1,
  number: 'C2',
  name: '见面礼',
  ...face,
  status: 'toUse',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-11-30T15:59:59Z',
  claimedAt: '2026-11-02T00:00:00Z',
  ...given,
});
const offer: CouponOffer = { id: 1, name: '见面礼', ...face, validText: '', isNewcomer: false, status: 'claimable' };
const page = <T>(items: T[]): Page<T> => ({ items, totalCount: items.length, currentPage: 1, pageSize: 8 });

function build({ claim = async () => buildCoupon() }: { claim?: () => Promise<Coupon> } = {}) {
  const requested: string[] = [];
  const calls = {
    center: async () => page(Array.from({ length: 5 }, (_, index) => ({ ...offer, id: index + 1 }))),
    counts: async () => ({ toUse: 1, used: 0, expired: 0, endingSoon: 0 }),
    mine: async (input: { tab?: CouponTab | undefined } = {}) => {
      requested.push(input.tab ?? '');
      return page([buildCoupon()]);
    },
    claim: vi.fn(claim),
  };
  const store = new CouponsStore(buildApi({ coupons: calls }));
  return { store, requested, calls };
}

describe('the coupons of a student', () => {
  it('stand under the tab of the address, and never under the last one’s (§4)', async () => {
    const { store, requested } = build();
    store.show(viewOf(new URLSearchParams('')));
    await vi.waitFor(() => expect(store.coupons.value).toBeDefined());
    store.show(viewOf(new URLSearchParams('tab=used&page=2')));
    expect(store.coupons.value).toBeUndefined();
    expect(store.view).toEqual({ tab: 'used', page: 2 });
    expect(requested).toEqual(['toUse', 'used']);
  });

  it('are read again once one was claimed', async () => {
    const { store, requested, calls } = build();
    store.show({ tab: 'toUse', page: 1 });
    await store.claim(offer);
    expect(calls.claim).toHaveBeenCalledOnce();
    expect(requested).toEqual(['toUse', 'toUse']);
  });

  it('are read again also where another tab was faster, and the refusal is thrown (3104, I8)', async () => {
    const refused = new ApiError('refused', '已经领过', { code: 3104 });
    const { store, requested } = build({ claim: () => Promise.reject(refused) });
    store.show({ tab: 'toUse', page: 1 });
    await expect(store.claim(offer)).rejects.toBe(refused);
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

it('shows nothing of one coupon while another is read', async () => {
  const detail = async ({ id }: { id: number }) => buildCoupon({ id });
  const store = new CouponCoursesStore(buildApi({ coupons: { detail, courses: async () => page([]) } }));
  store.show(2, 1);
  await vi.waitFor(() => expect(store.coupon.value?.id).toBe(2));
  store.show(2, 2);
  expect(store.coupon.value?.id).toBe(2);
  store.show(3, 1);
  expect(store.coupon.value).toBeUndefined();
});

it.each<[string, Partial<Coupon>, string | undefined]>([
  ['one to use to its courses', {}, '/coupon/course?couponClaimId=2'],
  ['one for a membership to the memberships', { scope: 'membership' }, '/equity'],
  ['one for minutes to the packages', { scope: 'minutes' }, '/buy'],
  [
    'one in an unpaid order to its cashier',
    { status: 'locked', orderId: 5, orderNum: '2026', goodsId: 70 },
    '/sureorder/5/2026/70',
  ],
  ['a used one to the orders', { status: 'used', orderId: 5 }, '/learn/order'],
  ['one that is over nowhere', { status: 'expired' }, undefined],
  ['one that has not begun nowhere', { status: 'notYet' }, undefined],
])('leads %s (§4)', (_name, given, address) => {
  expect(couponAddress(buildCoupon(given))).toBe(address);
});

it('reads only what is a claim, a tab and a page from the address (§2)', () => {
  expect(claimOf(new URLSearchParams('couponClaimId=12'))).toBe(12);
  expect(claimOf(new URLSearchParams('couponClaimId=-1'))).toBeNull();
  expect(claimOf(new URLSearchParams(''))).toBeNull();
  expect(viewOf(new URLSearchParams('tab=gone&page=0'))).toEqual({ tab: 'toUse', page: 1 });
  expect(viewAddress({ tab: 'expired', page: 2 })).toBe('/mycoupon?tab=expired&page=2');
});

it('lists what became of a coupon (§4)', () => {
  const keys = (given: Partial<Coupon>) => couponStory(buildCoupon(given)).map(({ key, state }) => `${key} ${state}`);
  expect(keys({})).toEqual(['claimed now', 'ends next']);
  expect(keys({ status: 'locked' })).toEqual(['claimed done', 'locked now', 'ends next']);
  expect(keys({ status: 'used', usedAt: '2026-11-12T00:00:00Z' })).toEqual(['claimed done', 'used done']);
  expect(keys({ status: 'expired' })).toEqual(['claimed done', 'expired done']);
  expect(keys({ status: 'notYet' })).toEqual(['claimed done', 'usableFrom next', 'ends next']);
});

import type { Coupon, CouponOffer } from '@shuyuan/contract';

const face = { kind: 'noThreshold', thresholdFen: 0, reduceFen: 3000, scope: 'all', scopeText: '全部课程' } as const;
/** A coupon of a test: 30 yuan off anything, to use. */
export const buildCoupon = (given: Partial<Coupon> = {}): Coupon => ({
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

/** The same coupon, to be claimed. */
export const buildOffer = (given: Partial<CouponOffer> = {}): CouponOffer => ({
  id: 1,
  name: '见面礼',
  ...face,
  validText: '',
  isNewcomer: false,
  status: 'claimable',
  ...given,
});

import type { Coupon, CouponOffer } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { offerStatus, toCouponCard, toOfferCard } from './couponProps.ts';

const coupon: Coupon = {
  id: 9,
  couponId: 3,
  number: 'C0009',
  name: '期末冲刺券',
  kind: 'fullReduction',
  thresholdFen: 59_900,
  reduceFen: 10_000,
  scope: 'all',
  scopeText: '全部课程',
  status: 'toUse',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-11-30T15:59:59Z',
  claimedAt: '2026-11-01T00:00:00Z',
};
const offer: CouponOffer = {
  id: 3,
  name: '实验课专享',
  kind: 'discount',
  thresholdFen: 0,
  percent: 85,
  scope: 'all',
  scopeText: '全部课程',
  validText: '领取后30天有效',
  isNewcomer: false,
  status: 'claimable',
};

it('shows a coupon by its claim, with what it takes off and until when (§3, §4)', () => {
  expect(toCouponCard(coupon)).toMatchObject({
    id: '9',
    kind: 'fullReduction',
    reduceFen: 10_000,
    thresholdFen: 59_900,
    endsAt: '2026-11-30T15:59:59Z',
  });
});

it('shows how long a coupon to claim is valid, and how many are left once they are few', () => {
  expect(toOfferCard(offer)).toMatchObject({ kind: 'discount', payPercent: 85, lasts: '领取后30天有效' });
  expect(toOfferCard({ ...offer, left: 400, claimedPercent: 60 }).leftCount).toBeUndefined();
  expect(toOfferCard({ ...offer, left: 32, claimedPercent: 94 }).leftCount).toBe(32);
});

it.each(['used', 'expired', 'locked', 'notYet', 'toUse'] as const)(
  'shows a coupon that was claimed and is %s as that, not as one to use',
  (ownStatus) => {
    expect(offerStatus({ status: 'claimed', ownStatus })).toBe(ownStatus);
  },
);

it('shows a coupon that was claimed as one to use', () => {
  expect(offerStatus({ status: 'claimed' })).toBe('toUse');
  expect(offerStatus({ status: 'ended' })).toBe('claimedOut');
});

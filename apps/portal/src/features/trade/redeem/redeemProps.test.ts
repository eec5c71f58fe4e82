import type { Redemption } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { redemptionAddress } from './redeemProps.ts';

const buildRedemption = (given: Partial<Redemption> = {}): Redemption => ({
  id: 9,
  codeEnd: '4421',
  kind: 'membership',
  title: '学年会员延长30天',
  amount: 30,
  redeemedAt: '2026-11-20T02:00:00Z',
  ...given,
});

it.each<[Partial<Redemption>, string]>([
  [{ kind: 'course', classId: 7, offerId: 70 }, '/course/detail/7/70'],
  [{ kind: 'membership' }, '/vip/course'],
  [{ kind: 'coupon', couponClaimId: 3 }, '/coupon/course?couponClaimId=3'],
  [{ kind: 'coupon' }, '/mycoupon'],
  [{ kind: 'minutes' }, '/changedetail'],
  [{ kind: 'credits' }, '/changedetail'],
])('leads from what was redeemed to where it is used: %o', (given, address) => {
  expect(redemptionAddress(buildRedemption(given))).toBe(address);
});

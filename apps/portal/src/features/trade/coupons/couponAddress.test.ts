import type { Coupon } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { buildCoupon } from '../../../testing/coupons.ts';
import { couponCoursesAddress, couponPath, couponsAddress } from './couponAddress.ts';

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
  expect(couponPath(buildCoupon(given))).toBe(address);
});

it('reads only what is a claim, a tab and a page from the address (§2)', () => {
  const read = (search: string) => couponCoursesAddress.read(new URLSearchParams(search));
  expect(read('couponClaimId=12&page=2')).toEqual({ claimId: 12, page: 2 });
  expect(read('couponClaimId=-1')).toEqual({ page: 1 });
  expect(read('')).toEqual({ page: 1 });
  expect(couponsAddress.read(new URLSearchParams('tab=gone&page=0'))).toEqual({ tab: 'toUse', page: 1 });
  expect(couponsAddress.href({ tab: 'expired', page: 2 })).toBe('/mycoupon?tab=expired&page=2');
  expect(couponsAddress.href({ tab: 'toUse', page: 1 })).toBe('/mycoupon');
});

import type { Coupon } from '@shuyuan/contract';
import { address, id, named, oneOf, pageNumber, type ValuesOf } from '../../../page/address.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';

/** Tabs of the student's coupons, in the words of their statuses (§4). */
export const TABS = ['toUse', 'used', 'expired'] as const;
export type CouponTab = (typeof TABS)[number];

/** The student's coupons (§2). */
export const couponsAddress = address('/mycoupon', { tab: oneOf(TABS, 'toUse'), page: pageNumber });
export type CouponFilters = ValuesOf<typeof couponsAddress>;

/** The courses of one coupon, which is named by its claim (§2). */
export const couponCoursesAddress = address('/coupon/course', {
  claimId: named('couponClaimId', id),
  page: pageNumber,
});
export type CouponCourseFilters = ValuesOf<typeof couponCoursesAddress>;

/** Link of a coupon: to its courses, to the order that holds it, or to the orders; none if not yet valid or ended. */
export function couponPath(
  coupon: Pick<Coupon, 'id' | 'status' | 'scope' | 'orderId' | 'orderNum' | 'goodsId'>,
): string | undefined {
  const { id: claimId, status, scope, orderId, orderNum, goodsId } = coupon;
  if (status === 'toUse') {
    return scope === 'membership' ? '/equity' : scope === 'minutes' ? '/buy' : couponCoursesAddress.href({ claimId });
  }
  const isKnown = orderId !== undefined && orderNum !== undefined && goodsId !== undefined;
  if (status === 'locked' && isKnown) return cashierPath({ id: orderId, orderNum, goodsId });
  return status === 'locked' || (status === 'used' && orderId !== undefined) ? '/learn/order' : undefined;
}

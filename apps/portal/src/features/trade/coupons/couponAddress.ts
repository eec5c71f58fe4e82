import type { Coupon } from '@shuyuan/contract';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';

/** Tabs of the student's coupons, in the words of their statuses (§4). */
export const TABS = ['toUse', 'used', 'expired'] as const;
export type CouponTab = (typeof TABS)[number];

/** What the address asks for. */
export interface CouponView {
  tab: CouponTab;
  page: number;
}

const PAGE = /^[1-9]\d{0,3}$/;
const ID = /^[1-9]\d{0,15}$/;

/** Page of an address; the first where it names none. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return PAGE.test(page) ? Number(page) : 1;
}

/** Tab and page of an address; anything else counts as the first of both. */
export function viewOf(search: URLSearchParams): CouponView {
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'toUse';
  return { tab, page: pageOf(search) };
}

/** Address of a tab, so that it can be returned to. */
export function viewAddress({ tab, page = 1 }: { tab: CouponTab; page?: number }): string {
  const search = new URLSearchParams({
    ...(tab === 'toUse' ? {} : { tab }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `/mycoupon?${search}` : '/mycoupon';
}

/** The claim that `/coupon/course` is about, or null where the address names none (§2). */
export function claimOf(search: URLSearchParams): number | null {
  const id = search.get('couponClaimId') ?? '';
  return ID.test(id) ? Number(id) : null;
}

/** Where the courses of a coupon are. */
export function coursesAddress(claimId: number, page = 1): string {
  return `/coupon/course?couponClaimId=${claimId}${page > 1 ? `&page=${page}` : ''}`;
}

/** Where a coupon leads: to what it is good for, to the order that holds it, to the orders; nowhere while it waits or is over. */
export function couponAddress(
  coupon: Pick<Coupon, 'id' | 'status' | 'scope' | 'orderId' | 'orderNum' | 'goodsId'>,
): string | undefined {
  const { id, status, scope, orderId, orderNum, goodsId } = coupon;
  if (status === 'toUse') {
    return scope === 'membership' ? '/equity' : scope === 'minutes' ? '/buy' : coursesAddress(id);
  }
  const isKnown = orderId !== undefined && orderNum !== undefined && goodsId !== undefined;
  if (status === 'locked' && isKnown) return cashierPath({ id: orderId, orderNum, goodsId });
  return status === 'locked' || (status === 'used' && orderId !== undefined) ? '/learn/order' : undefined;
}

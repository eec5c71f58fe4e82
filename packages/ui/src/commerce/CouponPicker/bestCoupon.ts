import { toMilliseconds } from '@shuyuan/rules';
import type { Coupon } from '../CouponCard/coupon.ts';

/** A coupon that can be used on the order, with its discount there. */
export interface UsableCoupon {
  coupon: Coupon;
  /** Discount on this order, in integer fen. */
  cutFen: number;
}

/** Of an unknown threshold nothing is known, least of all that there is none. */
const thresholdOf = (coupon: Coupon) =>
  coupon.kind === 'noThreshold' ? 0 : (coupon.thresholdFen ?? Number.MAX_SAFE_INTEGER);

/** The preselected coupon: the largest discount, then the earliest end, then the lowest threshold (ui-kit 3.6). */
export function bestCoupon(coupons: readonly UsableCoupon[]): string | undefined {
  const [best] = coupons.toSorted(
    (a, b) =>
      b.cutFen - a.cutFen ||
      toMilliseconds(a.coupon.endsAt) - toMilliseconds(b.coupon.endsAt) ||
      thresholdOf(a.coupon) - thresholdOf(b.coupon),
  );
  return best?.coupon.id;
}

import type { Coupon } from '../CouponCard/coupon.ts';

/** A coupon that can be used on the order, and what it takes off there. */
export interface UsableCoupon {
  coupon: Coupon;
  /** What it takes off this order, in integer fen. */
  cutFen: number;
}

const thresholdOf = (coupon: Coupon) => (coupon.kind === 'noThreshold' ? 0 : (coupon.thresholdFen ?? 0));

/** The coupon to begin with: the largest reduction, then the one that ends first, then the lower threshold (ui-kit 3.6). */
export function bestCoupon(coupons: readonly UsableCoupon[]): string | undefined {
  const [best] = coupons.toSorted(
    (a, b) =>
      b.cutFen - a.cutFen ||
      Date.parse(a.coupon.to) - Date.parse(b.coupon.to) ||
      thresholdOf(a.coupon) - thresholdOf(b.coupon),
  );
  return best?.coupon.id;
}

/** A coupon that ends within this many days of the calendar says so (ui-kit 3.6). */
export const COUPON_SOON_DAYS = 3;

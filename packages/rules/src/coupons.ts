/** Calendar days before its end from which a coupon is marked as ending soon (ui-kit 3.6). */
export const COUPON_SOON_DAYS = 3;

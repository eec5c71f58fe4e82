import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the choice of a coupon. */
export interface CouponPickerLabels {
  /** Name of the choice. */
  group: string;
  /** The choice of none. */
  none: string;
  noneNote: string;
  /** Read aloud with the coupon that takes off most. */
  best: string;
  /** What opens the coupons that cannot be used. */
  unusable: (count: number) => string;
  /** Where none can be used. */
  noneUsable: string;
  empty: string;
}

/** Dictionary of the choice of a coupon. */
export const couponPickerLabels: Record<Locale, CouponPickerLabels> = {
  cn: {
    group: '可用优惠券',
    none: '这次不用券',
    noneNote: '把券留给下一门课',
    best: '最省',
    unusable: (count) => `这次用不上的${count}张`,
    noneUsable: '这一单没有能用的券，下面写了原因',
    empty: '还没有优惠券',
  },
  en: {
    group: 'Coupons you can use',
    none: 'No coupon this time',
    noneNote: 'Keep it for the next course',
    best: 'Saves most',
    unusable: (count) => `${count} not usable on this order`,
    noneUsable: 'None of your coupons fits this order; the reasons are below',
    empty: 'You have no coupons yet',
  },
};

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CouponPicker. */
export interface CouponPickerLabels {
  /** Accessible name of the radio group. */
  group: string;
  /** The option to use no coupon. */
  none: string;
  noneNote: string;
  /** Read aloud with the coupon that saves most. */
  best: string;
  /** Button that expands the unusable coupons. */
  unusable: (count: number) => string;
  /** Shown when no coupon is usable. */
  noneUsable: string;
  empty: string;
}

/** Labels of CouponPicker by language. */
export const couponPickerLabels: Record<Locale, CouponPickerLabels> = defineLabels('CouponPicker', {
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
});

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PriceTag. */
export interface PriceTagLabels {
  free: string;
  /** Savings: the amount, and the share in whole percent. */
  save: (money: string, percent: number) => string;
  /** The price for members. */
  member: (money: string) => string;
  memberFree: string;
  /** Replaces the displayed prices for screen readers. */
  spoken: (now: string, was: string | undefined) => string;
}

/** Labels of PriceTag by language. */
export const priceTagLabels: Record<Locale, PriceTagLabels> = defineLabels('PriceTag', {
  cn: {
    free: '免费',
    save: (money) => `省${money.replace('¥', '')}`,
    member: (money) => `会员${money}`,
    memberFree: '会员免费',
    spoken: (now, was) => (was === undefined ? `价格${now}` : `价格${now}，原价${was}`),
  },
  en: {
    free: 'Free',
    save: (_, percent) => `−${percent}%`,
    member: (money) => `Members ${money}`,
    memberFree: 'Free for members',
    spoken: (now, was) => (was === undefined ? `Price ${now}` : `Price ${now}, was ${was}`),
  },
});

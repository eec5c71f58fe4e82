import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words around a price. */
export interface PriceTagLabels {
  free: string;
  /** How much is saved: the amount, and the share in whole percent. */
  save: (money: string, percent: number) => string;
  /** What members pay. */
  member: (money: string) => string;
  memberFree: string;
  /** Read aloud instead of the drawn figures. */
  spoken: (now: string, was: string | undefined) => string;
}

/** Dictionary of the price. */
export const priceTagLabels: Record<Locale, PriceTagLabels> = {
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
};

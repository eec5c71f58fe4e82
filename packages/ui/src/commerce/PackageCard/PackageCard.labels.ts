import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PackageCard. */
export interface PackageCardLabels {
  unit: string;
  minutes: (count: number) => string;
  gift: (minutes: number) => string;
  sale: string;
  valid: (days: number) => string;
  forever: string;
}

/** Labels of PackageCard by language. */
export const packageCardLabels: Record<Locale, PackageCardLabels> = defineLabels('PackageCard', {
  cn: {
    unit: '分钟',
    minutes: (count) => `${count}分钟`,
    gift: (minutes) => `送${minutes}分钟`,
    sale: '优惠',
    valid: (days) => `${days}天内有效`,
    forever: '长期有效',
  },
  en: {
    unit: 'min',
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    gift: (minutes) => `+${minutes} min free`,
    sale: 'Sale',
    valid: (days) => `Valid for ${days} ${days === 1 ? 'day' : 'days'}`,
    forever: 'Never expires',
  },
});

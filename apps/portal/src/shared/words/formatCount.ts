import { htmlLang, type Locale } from '@shuyuan/rules';

/** A number of people short enough for a card: `2.6万`, `26K`. */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(htmlLang(locale), { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

const whole = new Intl.NumberFormat('en-US');

/** Stands for a number that is not known. */
const UNKNOWN = '–';

/** A number that is read to the unit, thousands parted: `1,260`; a dash for one that is not known. */
export function formatWhole(count: number | undefined): string {
  return count === undefined ? UNKNOWN : whole.format(count);
}

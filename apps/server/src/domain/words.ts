import type { Locale } from '@shuyuan/rules';
import type { LocalizedText } from './trade.ts';

/** A text in the reader's language; the Chinese one where there is no English. */
export function say({ cn, en }: LocalizedText, locale: Locale): string {
  return (locale === 'en' && en) || cn;
}

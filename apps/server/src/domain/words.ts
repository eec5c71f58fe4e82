import type { Locale } from '@shuyuan/rules';

/** A text in both languages; without English the Chinese one is shown. */
export interface LocalizedText {
  cn: string;
  en?: string | null | undefined;
}

/** A text in the reader's language; the Chinese one where there is no English. */
export function say({ cn, en }: LocalizedText, locale: Locale): string {
  return (locale === 'en' && en) || cn;
}

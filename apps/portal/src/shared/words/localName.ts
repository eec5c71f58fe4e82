import type { Locale } from '@shuyuan/rules';

/** A record of the school that carries both its names. */
interface Named {
  name: string;
  nameEn?: string | undefined;
}

/** The name of a record in the language of the page; the Chinese one where the school wrote no other. */
export function localName({ name, nameEn }: Named, locale: Locale): string {
  return (locale === 'en' && nameEn) || name;
}

/** The languages of the product; the first is the default (§1). */
export const LOCALES = ['cn', 'en'] as const;

/** A language of the product, as stored in local storage (§1). */
export type Locale = (typeof LOCALES)[number];

/** The language of a student who has chosen none (§1). */
export const DEFAULT_LOCALE: Locale = 'cn';

/** What `languageType` may be on the wire: `null` for cn, `1` for en (§7). */
export type LanguageType = null | 1;

/** Reads a stored or received language; anything but `cn` or `en` falls back to cn (§1, X6). */
export function parseLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}

/** The `languageType` that every request carries for a language: `null` for cn, `1` for en (§7). */
export function languageType(locale: Locale): LanguageType {
  return locale === 'en' ? 1 : null;
}

/** Whether a received `languageType` is valid: absent, empty, `null` or `1`, as value or as text (X6). */
export function isLanguageType(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 'null' || value === 1 || value === '1';
}

/** The language for a received `languageType`: `1` is en, everything else cn (§7, X6). */
export function localeOf(value: unknown): Locale {
  return value === 1 || value === '1' ? 'en' : DEFAULT_LOCALE;
}

/** The `lang` attribute of the page in a language, in the form browsers and screen readers know (§1). */
export function htmlLang(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'en' ? 'en' : 'zh-CN';
}

import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the language switch. */
export interface LanguageSwitchLabels {
  /** Name of the switch. */
  language: string;
}

/** Dictionary of the language switch. */
export const languageSwitchLabels: Record<Locale, LanguageSwitchLabels> = {
  cn: { language: '语言' },
  en: { language: 'Language' },
};

/** Each language by its own name, so that everybody finds the own one (§1). */
export const LANGUAGE_NAMES: Record<Locale, string> = { cn: '中文', en: 'English' };

/** The languages in the order in which they are offered. */
export const LOCALES = ['cn', 'en'] as const satisfies readonly Locale[];

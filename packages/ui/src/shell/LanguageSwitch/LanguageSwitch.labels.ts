import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of LanguageSwitch. */
export interface LanguageSwitchLabels {
  /** Accessible name of the switch. */
  language: string;
}

/** Labels of LanguageSwitch by language. */
export const languageSwitchLabels: Record<Locale, LanguageSwitchLabels> = defineLabels('LanguageSwitch', {
  cn: { language: '语言' },
  en: { language: 'Language' },
});

/** Each language by its own name, so that its speakers recognise it (§1). */
export const LANGUAGE_NAMES: Record<Locale, string> = { cn: '中文', en: 'English' };

/** The languages in display order. */
export const LOCALES = ['cn', 'en'] as const satisfies readonly Locale[];

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Tag. */
export interface TagLabels {
  /** Accessible name of the close button. */
  close: (text: string) => string;
}

/** Labels of Tag by language. */
export const tagLabels: Record<Locale, TagLabels> = defineLabels('Tag', {
  cn: { close: (text) => `移除${text}` },
  en: { close: (text) => `Remove ${text}` },
});

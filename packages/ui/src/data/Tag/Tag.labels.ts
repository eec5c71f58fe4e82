import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** What the tag says of itself. */
export interface TagLabels {
  /** Name of the close button. */
  close: (text: string) => string;
}

/** Dictionary of the tag. */
export const tagLabels: Record<Locale, TagLabels> = {
  cn: { close: (text) => `移除${text}` },
  en: { close: (text) => `Remove ${text}` },
};

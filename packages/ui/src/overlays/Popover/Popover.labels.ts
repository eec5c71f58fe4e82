import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of Popover. */
export interface PopoverLabels {
  close: string;
}

/** Labels of Popover by language. */
export const popoverLabels: Record<Locale, PopoverLabels> = {
  cn: { close: '关闭' },
  en: { close: 'Close' },
};

import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Popover. */
export interface PopoverLabels {
  close: string;
}

/** Labels of Popover by language. */
export const popoverLabels: Record<Locale, PopoverLabels> = defineLabels('Popover', {
  cn: { close: '关闭' },
  en: { close: 'Close' },
});

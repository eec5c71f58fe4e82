import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the popover. */
export interface PopoverLabels {
  close: string;
}

/** Dictionary of the popover. */
export const popoverLabels: Record<Locale, PopoverLabels> = {
  cn: { close: '关闭' },
  en: { close: 'Close' },
};

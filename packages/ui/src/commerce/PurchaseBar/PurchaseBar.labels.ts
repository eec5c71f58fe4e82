import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the purchase bar. */
export interface PurchaseBarLabels {
  region: string;
}

/** Dictionary of the purchase bar. */
export const purchaseBarLabels: Record<Locale, PurchaseBarLabels> = {
  cn: { region: '报名条' },
  en: { region: 'Enrol bar' },
};

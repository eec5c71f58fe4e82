import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of PurchaseBar. */
export interface PurchaseBarLabels {
  region: string;
}

/** Labels of PurchaseBar by language. */
export const purchaseBarLabels: Record<Locale, PurchaseBarLabels> = {
  cn: { region: '报名条' },
  en: { region: 'Enrol bar' },
};

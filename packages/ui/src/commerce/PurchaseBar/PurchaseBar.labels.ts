import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PurchaseBar. */
export interface PurchaseBarLabels {
  region: string;
}

/** Labels of PurchaseBar by language. */
export const purchaseBarLabels: Record<Locale, PurchaseBarLabels> = defineLabels('PurchaseBar', {
  cn: { region: '报名条' },
  en: { region: 'Enrol bar' },
});

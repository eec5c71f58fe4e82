import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of OfferTicket; money arrives formatted. */
export interface OfferTicketLabels {
  yourPrice: string;
  free: string;
  /** Before the price without discounts, for screen readers. */
  was: string;
}

/** Labels of OfferTicket by language. */
export const offerTicketLabels: Record<Locale, OfferTicketLabels> = defineLabels('OfferTicket', {
  cn: { yourPrice: '你的价格', free: '免费', was: '原价' },
  en: { yourPrice: 'Your price', free: 'Free', was: 'before ' },
});

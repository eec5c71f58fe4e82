import { address, named, oneOf, pageNumber, text, type ValuesOf } from '../../../page/address.ts';

/** Tabs in the order in which they stand. */
export const TABS = ['all', 'unpaid', 'paid', 'refund', 'cancelled'] as const;
/** Characters of a search. */
const KEYWORD_MAX = 50;

/** `/learn/order` (§2): a tab, words that are searched for, a page. */
export const ordersAddress = address('/learn/order', {
  tab: oneOf(TABS, 'all'),
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});

/** Filters of the order list, as the address has them. */
export type OrderFilters = ValuesOf<typeof ordersAddress>;

import { address, id, named, oneOf, pageNumber, text, type ValuesOf } from '../../../../page/address.ts';

/** Most characters of what is searched for. */
const KEYWORD_MAX = 50;
/** Orders of the posts of a board, and those that the school has chosen. */
export const PLATE_TABS = ['newest', 'hot', 'featured'] as const;

/** What the address of the boards can ask for; without a board the first is shown (§2 `/headline/plate`). */
export const plateAddress = address('/headline/plate', {
  plateId: named('plate', id),
  tab: oneOf(PLATE_TABS, 'newest'),
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});
export type PlateFilters = ValuesOf<typeof plateAddress>;

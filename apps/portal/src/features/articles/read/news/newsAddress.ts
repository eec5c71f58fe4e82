import { address, id, named, oneOf, pageNumber, text, type ValuesOf } from '../../../../page/address.ts';

/** Most characters of what is searched for. */
const KEYWORD_MAX = 50;

/** What the address of the headlines can ask for; the school's recommendations come first without a word in it (§2 `/news`). */
export const newsAddress = address('/news', {
  sort: named('tab', oneOf(['newest', 'hot'])),
  plateId: named('plate', id),
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});
export type NewsFilters = ValuesOf<typeof newsAddress>;

import { address, id, named, oneOf, pageNumber, text, type ValuesOf } from '../../../../page/address.ts';

/** Most characters of what is searched for. */
const KEYWORD_MAX = 50;

/** What the address of the headlines can ask for; the school's recommendations come first without a word in it (§2 `/news`). */
export const newsAddress = address('/news', {
  sort: named('tab', oneOf(['newest', 'hot', 'mostRead'])),
  plateId: named('plate', id),
  keyword: named('q', text(KEYWORD_MAX)),
  /** Of a search: who wrote about it, in place of the articles. */
  of: oneOf(['authors']),
  page: pageNumber,
});
export type NewsFilters = ValuesOf<typeof newsAddress>;

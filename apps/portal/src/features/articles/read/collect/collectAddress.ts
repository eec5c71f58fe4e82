import { address, id, named, oneOf, pageNumber, text, type ValuesOf } from '../../../../page/address.ts';
import { COLLECTION_PATH } from '../../../../shared/articles/articlePaths.ts';

/** Most characters of what is searched for. */
const KEYWORD_MAX = 50;

/** What the address of the collection can ask for; articles come without a word in it (§2 `/headline/collect`). */
export const collectAddress = address(COLLECTION_PATH, {
  kind: named('tab', oneOf(['course', 'lecturer'])),
  plateId: named('plate', id),
  keyword: named('q', text(KEYWORD_MAX)),
  page: pageNumber,
});
export type CollectFilters = ValuesOf<typeof collectAddress>;

import { address, oneOf, pageNumber, type ValuesOf } from '../../../../page/address.ts';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';

/** Parts of an author's page; the articles have no word in the address. */
export const AUTHOR_TABS = ['written', 'notes', 'fans', 'liked'] as const;

/** What the address of an author's page can ask for (§2 `/headline/personal/:userId`). */
export const authorAddress = (userId: number) =>
  address(authorPath(userId), {
    tab: oneOf(AUTHOR_TABS, 'written'),
    sort: oneOf(['newest', 'mostRead'], 'newest'),
    page: pageNumber,
  });
export type AuthorFilters = ValuesOf<ReturnType<typeof authorAddress>>;

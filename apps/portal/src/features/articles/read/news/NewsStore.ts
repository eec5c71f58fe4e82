import type { ArticleCard } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';
import type { NewsFilters } from './newsAddress.ts';

/** Articles on a page of the headlines: the lead story and its rows. */
const PAGE_SIZE = 8;
/** Notes in the side column. */
const NOTES = 3;

/** The headlines, the boards that they can be narrowed to, and the latest notes beside them. */
export function createNewsStore(api: Pick<Api, 'articles' | 'notes'>) {
  return ownedQueries({
    atStart: {
      plates: new Query(() => api.articles.plates()),
      notes: new Query(() => api.notes.list({ pageSize: NOTES })),
    },
    onShow: {
      articles: new PagedQuery<ArticleCard, NewsFilters>(
        // What fits best comes first in a search, until another order is chosen.
        ({ sort, ...question }) =>
          api.articles.list({
            ...question,
            sort: sort ?? (question.keyword === undefined ? 'recommended' : 'relevant'),
          }),
        { pageSize: PAGE_SIZE },
      ),
    },
  });
}
export type NewsStore = ReturnType<typeof createNewsStore>;

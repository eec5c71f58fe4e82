import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** Notes and articles on the page, a row of each. */
const SHOWN = 4;

/** What a lecturer has written: the latest notes and the latest articles; each loads and fails alone (product.md 4.15). */
export function createTextsStore(api: Pick<Api, 'articles' | 'notes'>) {
  return ownedQueries({
    onShow: {
      notes: new Query((lecturerId: number) => api.notes.list({ lecturerId, pageSize: SHOWN })),
      articles: new Query((authorId: number) =>
        api.articles.authorArticles({ authorId, authorKind: 'lecturer', pageSize: SHOWN }),
      ),
    },
  });
}
export type TextsStore = ReturnType<typeof createTextsStore>;

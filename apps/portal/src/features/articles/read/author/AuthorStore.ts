import type { ArticleCard, AuthorHead, Fan, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';
import type { AuthorFilters } from './authorAddress.ts';

const PAGE_SIZE = 10;
const MOST_READ = 3;
const FACES = 10;

/** What the page shows: an author, and a part of their page. */
export interface AuthorQuestion extends AuthorFilters {
  authorId: number;
}
type Question = { authorId: number; page?: number; tab?: 'written' | 'liked'; sort?: 'newest' | 'mostRead' };

/** An author's page: head, articles, those who follow, what they like; each loads and fails alone. */
export class AuthorStore {
  readonly head: Query<AuthorHead, [authorId: number]>;
  readonly articles: PagedQuery<ArticleCard, Question>;
  readonly fans: PagedQuery<Fan, Question>;
  readonly mostRead: Query<Page<ArticleCard>, [authorId: number]>;
  readonly faces: Query<Page<Fan>, [authorId: number]>;
  readonly #api: Pick<Api, 'articles' | 'follows'>;

  constructor(api: Pick<Api, 'articles' | 'follows'>) {
    this.#api = api;
    this.head = new Query((authorId) => api.articles.author({ authorId }));
    this.articles = new PagedQuery(
      (question: Question & { page: number; pageSize: number }) => api.articles.authorArticles(question),
      { pageSize: PAGE_SIZE },
    );
    this.fans = new PagedQuery(
      ({ authorId, page, pageSize }: Question & { page: number; pageSize: number }) =>
        api.follows.fans({ authorId, page, pageSize }),
      { pageSize: PAGE_SIZE },
    );
    this.mostRead = new Query((authorId) =>
      api.articles.authorArticles({ authorId, sort: 'mostRead', pageSize: MOST_READ }),
    );
    this.faces = new Query((authorId) => api.follows.fans({ authorId, pageSize: FACES }));
    makeAutoObservable(
      this,
      { head: false, articles: false, fans: false, mostRead: false, faces: false },
      { autoBind: true },
    );
  }

  show({ authorId, tab, sort, page }: AuthorQuestion) {
    this.head.show(authorId);
    this.mostRead.show(authorId);
    this.faces.show(authorId);
    if (tab === 'fans') this.fans.show({ authorId, page });
    else this.articles.show({ authorId, tab, page, ...(tab === 'written' && { sort }) });
  }

  /** Follows the author, or no longer does. */
  async toggleFollowed() {
    const { value } = this.head;
    if (value?.author.id === undefined || value.author.kind === 'school') return;
    const { id: authorId, kind: authorKind } = value.author;
    const answer = await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !value.isFollowed });
    const now = this.head.value;
    if (now?.author.id === authorId) this.head.set({ ...now, ...answer });
  }

  /** Follows somebody in the list, or no longer does. */
  async toggleFan({ author: { id: authorId, kind: authorKind }, isFollowed }: Fan) {
    if (authorId === undefined) return;
    await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !isFollowed });
    await this.fans.reload();
  }

  refresh() {
    for (const query of this.#queries) void query.reload();
  }

  dispose() {
    for (const query of this.#queries) query.dispose();
  }

  get #queries() {
    return [this.head, this.articles, this.fans, this.mostRead, this.faces];
  }
}

import type { ArticleDetail } from '@shuyuan/contract';
import type { Api } from '../../api/createApi.ts';
import type { Query } from '../../api/query.ts';
import { PageStore } from '../../page/PageStore.ts';

type Calls = Pick<Api, 'articles' | 'collections' | 'follows'>;
/** What is said with a report. */
export type ArticleReport = Omit<Parameters<Api['articles']['report']>[0], 'id'>;

/** An article or a note on its page: its text, and what its reader does with it (product.md 4.13). */
export class ArticleStore extends PageStore {
  readonly article: Query<ArticleDetail, [id: number]>;
  readonly #api: Calls;

  constructor(api: Calls, fetch: (id: number) => Promise<ArticleDetail>) {
    super();
    this.#api = api;
    this.article = this.query(fetch);
    this.observe();
  }

  show(id: number) {
    this.article.show(id);
  }

  /** Likes it, or no longer does. */
  async toggleLike() {
    const { value } = this.article;
    if (!value) return;
    this.change(value.id, await this.#api.articles.like({ id: value.id, isLiked: !value.isLiked }));
  }

  /** Collects it, or no longer does. */
  async toggleCollected() {
    const { value } = this.article;
    if (!value) return;
    const input = { kind: 'article', id: value.id, isCollected: !value.isCollected } as const;
    this.change(value.id, await this.#api.collections.toggle(input));
  }

  /** Follows its author, or no longer does; the school cannot be followed. */
  async toggleFollowed() {
    const { value } = this.article;
    if (value?.author.id === undefined || value.author.kind === 'school') return;
    const { kind: authorKind, id: authorId } = value.author;
    const answer = await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !value.head.isFollowed });
    this.change(value.id, { head: { ...value.head, ...answer } });
  }

  /** Reports it, or one of its comments, to the school. */
  async report(report: ArticleReport) {
    const { value } = this.article;
    if (value) await this.#api.articles.report({ ...report, id: value.id });
  }

  /** Another article may have been opened meanwhile. */
  private change(id: number, facts: Partial<ArticleDetail>) {
    const { value } = this.article;
    if (value?.id === id) this.article.set({ ...value, ...facts });
  }
}

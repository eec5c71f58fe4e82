import type { ArticleCard, Page } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { Scope } from '../../../../core/scope.ts';
import { ArticleStore } from '../../../../shared/articles/ArticleStore.ts';
import { CommentsStore } from '../../../../shared/articles/CommentsStore.ts';

/** Articles of the same board in the side column, this one possibly among them. */
const NEXT = 4;

/** The page of an article: the text, its comments, and what to read next; each loads and fails alone. */
export class DetailStore {
  readonly reader: ArticleStore;
  readonly comments: CommentsStore;
  readonly next: Query<Page<ArticleCard>, [plateId: number]>;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>) {
    this.reader = new ArticleStore(api, (id) => api.articles.detail({ id }));
    this.comments = new CommentsStore(api);
    this.next = new Query((plateId) => api.articles.list({ plateId, sort: 'hot', pageSize: NEXT }));
    makeAutoObservable(this, { reader: false, comments: false, next: false }, { autoBind: true });
  }

  /** Articles of the same board, without this one. */
  get others(): readonly ArticleCard[] {
    const id = this.reader.article.value?.id;
    return this.next.value?.items.filter((card) => card.id !== id).slice(0, NEXT - 1) ?? [];
  }

  show(id: number) {
    this.reader.show(id);
  }

  start() {
    const { article } = this.reader;
    // Comments are asked for once the article is there: below one that is not, the server has none.
    this.#scope.add(
      reaction(
        () => article.value?.id,
        (articleId) => articleId !== undefined && this.comments.show({ kind: 'headline', articleId }),
        { fireImmediately: true },
      ),
    );
    this.#scope.add(
      reaction(
        () => this.reader.article.value?.plateId,
        (plateId) => plateId !== undefined && this.next.show(plateId),
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    this.reader.refresh();
    this.comments.refresh();
    void this.next.reload();
  }

  dispose() {
    this.#scope.dispose();
    this.reader.dispose();
    this.comments.dispose();
    this.next.dispose();
  }
}

import type { ArticleCard, Page } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { Scope } from '../../../../core/scope.ts';
import { ReadingStore } from '../ReadingStore.ts';

/** Articles of the same board in the side column, this one possibly among them. */
const NEXT = 4;
/** Articles of the same author in the side column, this one possibly among them. */
const MORE = 3;

/** An author who has a page. */
type AuthorKey = { authorId: number; authorKind: 'student' | 'lecturer' };

/** The page of an article: the text, its comments, and what to read next; each loads and fails alone. */
export class DetailStore {
  readonly reading: ReadingStore;
  readonly next: Query<Page<ArticleCard>, [plateId: number]>;
  readonly more: Query<Page<ArticleCard>, [AuthorKey]>;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>) {
    this.reading = new ReadingStore(api, (id) => api.articles.detail({ id }));
    this.next = new Query((plateId) => api.articles.list({ plateId, sort: 'hot', pageSize: NEXT }));
    this.more = new Query((author) => api.articles.authorArticles({ ...author, sort: 'mostRead', pageSize: MORE }));
    makeAutoObservable(this, { reading: false, next: false, more: false }, { autoBind: true });
  }

  /** Articles of the same board, without this one. */
  get others(): readonly ArticleCard[] {
    return this.reading.without(this.next.value?.items, NEXT - 1);
  }

  /** What else the author wrote, the most read first. */
  get alsoWritten(): readonly ArticleCard[] {
    return this.reading.without(this.more.value?.items, MORE - 1);
  }

  show(id: number) {
    this.reading.show(id);
  }

  start() {
    this.reading.start();
    this.#scope.add(
      reaction(
        () => this.reading.article.value?.plateId,
        (plateId) => plateId !== undefined && this.next.show(plateId),
        { fireImmediately: true },
      ),
    );
    this.#scope.add(
      reaction(
        () => this.reading.article.value?.author.id,
        () => this.showAuthor(),
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    this.reading.refresh();
    void this.next.reload();
    void this.more.reload();
  }

  dispose() {
    this.#scope.dispose();
    this.reading.dispose();
    this.next.dispose();
    this.more.dispose();
  }

  private showAuthor() {
    const { id: authorId, kind: authorKind } = this.reading.article.value?.author ?? {};
    if (authorId !== undefined && authorKind !== undefined && authorKind !== 'school')
      this.more.show({ authorId, authorKind });
  }
}

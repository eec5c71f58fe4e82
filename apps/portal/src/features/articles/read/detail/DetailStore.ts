import type { ArticleCard, Page } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { ReadingStore } from '../ReadingStore.ts';

/** Articles of the same board in the side column, this one possibly among them. */
const NEXT = 4;
/** Articles of the same author in the side column, this one possibly among them. */
const MORE = 3;

/** An author who has a page. */
type AuthorKey = { authorId: number; authorKind: 'student' | 'lecturer' };

/** The page of an article: the text, its comments, and what to read next; each loads and fails alone. */
export class DetailStore extends PageStore {
  readonly reading: ReadingStore;
  readonly next: Query<Page<ArticleCard>, [plateId: number]>;
  readonly more: Query<Page<ArticleCard>, [AuthorKey]>;

  constructor(api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>) {
    super();
    this.reading = this.part(new ReadingStore(api, (id) => api.articles.detail({ id })));
    this.next = this.query((plateId) => api.articles.list({ plateId, sort: 'hot', pageSize: NEXT }));
    this.more = this.query((author) => api.articles.authorArticles({ ...author, sort: 'mostRead', pageSize: MORE }));
    this.when(
      () => this.reading.article.value?.plateId,
      (plateId) => this.next.show(plateId),
    );
    this.when(
      () => this.reading.article.value?.author.id,
      () => this.showAuthor(),
    );
    this.observe();
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

  private showAuthor() {
    const { id: authorId, kind: authorKind } = this.reading.article.value?.author ?? {};
    if (authorId !== undefined && authorKind !== undefined && authorKind !== 'school')
      this.more.show({ authorId, authorKind });
  }
}

import type { ArticleCard, ArticleDetail } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { ArticleStore } from '../../../shared/articles/ArticleStore.ts';
import { CommentsStore } from '../../../shared/articles/CommentsStore.ts';

/** A text that is read, an article or a note, with its comments; each loads and fails alone (product.md 4.13, 4.15). */
export class ReadingStore extends PageStore {
  readonly reader: ArticleStore;
  readonly comments: CommentsStore;
  readonly #api: Pick<Api, 'articles'>;

  constructor(
    api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>,
    fetch: (id: number) => Promise<ArticleDetail>,
  ) {
    super();
    this.#api = api;
    this.reader = this.part(new ArticleStore(api, fetch));
    this.comments = this.part(new CommentsStore(api));
    // Comments are asked for once the text is there: below one that may not be read, nothing is shown.
    this.when(
      () => (this.article.value?.isLocked ? undefined : this.article.value?.id),
      (articleId) => this.comments.show({ kind: this.article.value?.kind ?? 'headline', articleId }),
    );
    this.when(
      () => this.seenTotal,
      () => this.see(),
    );
    this.observe();
  }

  get article() {
    return this.reader.article;
  }

  /** The first of these cards, without the text that is read. */
  without(items: readonly ArticleCard[] | undefined, most: number): readonly ArticleCard[] {
    const id = this.article.value?.id;
    return items?.filter((card) => card.id !== id).slice(0, most) ?? [];
  }

  show(id: number) {
    this.reader.show(id);
  }

  /** How many comments the student sees on an own article; undefined while none are shown, and on those of others. */
  private get seenTotal() {
    const { value } = this.article;
    const isShown = value?.isOwn && value.kind === 'headline' && this.comments.place?.articleId === value.id;
    return isShown ? this.comments.total : undefined;
  }

  /** Lets the server count anew what the author has not seen; without it the number stays, and nothing is told. */
  private async see() {
    const id = this.article.value?.id;
    if (id !== undefined) await this.fetch(() => this.#api.articles.seeComments({ id })).catch(() => undefined);
  }
}

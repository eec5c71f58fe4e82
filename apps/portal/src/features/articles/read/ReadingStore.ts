import type { ArticleCard, ArticleDetail } from '@shuyuan/contract';
import { reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Scope } from '../../../core/scope.ts';
import { ArticleStore } from '../../../shared/articles/ArticleStore.ts';
import { CommentsStore } from '../../../shared/articles/CommentsStore.ts';

/** A text that is read, an article or a note, with its comments; each loads and fails alone (product.md 4.13, 4.15). */
export class ReadingStore {
  readonly reader: ArticleStore;
  readonly comments: CommentsStore;
  readonly #scope = new Scope();
  readonly #api: Pick<Api, 'articles'>;

  constructor(
    api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>,
    fetch: (id: number) => Promise<ArticleDetail>,
  ) {
    this.#api = api;
    this.reader = new ArticleStore(api, fetch);
    this.comments = new CommentsStore(api);
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

  start() {
    // Comments are asked for once the text is there: below one that may not be read, nothing is shown.
    this.#scope.add(
      reaction(
        () => (this.article.value?.isLocked ? undefined : this.article.value?.id),
        (id) => id !== undefined && this.comments.show({ kind: this.article.value?.kind ?? 'headline', articleId: id }),
        { fireImmediately: true },
      ),
    );
    this.#scope.add(
      reaction(
        () => this.seenTotal,
        (total) => total !== undefined && void this.see(),
        { fireImmediately: true },
      ),
    );
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
    if (id !== undefined) await this.#api.articles.seeComments({ id }).catch(() => undefined);
  }

  refresh() {
    this.reader.refresh();
    this.comments.refresh();
  }

  dispose() {
    this.#scope.dispose();
    this.reader.dispose();
    this.comments.dispose();
  }
}

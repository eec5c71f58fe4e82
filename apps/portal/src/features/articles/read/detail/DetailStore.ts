import type { ArticleCard, Page } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { Scope } from '../../../../core/scope.ts';
import { ReadingStore } from '../ReadingStore.ts';

/** Articles of the same board in the side column, this one possibly among them. */
const NEXT = 4;

/** The page of an article: the text, its comments, and what to read next; each loads and fails alone. */
export class DetailStore {
  readonly reading: ReadingStore;
  readonly next: Query<Page<ArticleCard>, [plateId: number]>;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'articles' | 'collections' | 'follows' | 'comments'>) {
    this.reading = new ReadingStore(api, (id) => api.articles.detail({ id }));
    this.next = new Query((plateId) => api.articles.list({ plateId, sort: 'hot', pageSize: NEXT }));
    makeAutoObservable(this, { reading: false, next: false }, { autoBind: true });
  }

  /** Articles of the same board, without this one. */
  get others(): readonly ArticleCard[] {
    return this.reading.without(this.next.value?.items, NEXT - 1);
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
  }

  refresh() {
    this.reading.refresh();
    void this.next.reload();
  }

  dispose() {
    this.#scope.dispose();
    this.reading.dispose();
    this.next.dispose();
  }
}

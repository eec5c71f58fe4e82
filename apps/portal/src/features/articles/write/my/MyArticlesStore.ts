import type { OwnArticle, OwnArticleText, OwnTotals } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { ApiError } from '../../../../api/apiError.ts';
import type { Query } from '../../../../api/query.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import type { RootStore } from '../../../../stores/RootStore.ts';
import { type ArticleDraft, parseDraft } from '../draft/articleDraft.ts';
import { articleOf, type NamedDraft, ofArticle, type StoredDraft, StoredDrafts } from '../draft/StoredDrafts.ts';
import type { MyFilters, MyTab } from '../writeAddress.ts';

/** Articles on a page. */
const PAGE_SIZE = 10;
/** Own articles of a tab, as the server names their state; all of them without one. */
const STATES = {
  all: undefined,
  published: 'published',
  inReview: 'inReview',
  rejected: 'rejected',
  drafts: 'withdrawn',
} as const satisfies Record<MyTab, OwnArticle['state'] | undefined>;

/** `/headline/my`: own articles by state, what is stored in this browser, and the text around the reason of a refusal. */
export class MyArticlesStore extends PageStore {
  readonly totals: Query<OwnTotals>;
  readonly articles: PagedQuery<OwnArticle, MyFilters>;
  /** Drafts of this browser, the last stored first. */
  drafts: readonly NamedDraft<ArticleDraft>[] = [];
  /** Texts that were refused at a paragraph, by article. */
  readonly refused = observable.map<number, OwnArticleText>({}, { deep: false });
  /** Articles whose refused text is on its way. */
  readonly awaited = observable.set<number>();
  readonly #root: Pick<RootStore, 'api' | 'auth' | 'services'>;

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'services'>) {
    super();
    this.#root = root;
    this.totals = this.query(() => root.api.articles.myTotals(), { atStart: [] });
    this.articles = this.paged(
      async ({ tab, ...paging }) => {
        const state = STATES[tab];
        const page = await root.api.articles.mine({ ...paging, ...(state !== undefined && { state }) });
        void this.readRefused(page.items);
        return page;
      },
      { pageSize: PAGE_SIZE },
    );
    this.observe({ refused: false, awaited: false });
  }

  /** Drafts that stand for themselves: new articles, and copies that two tabs left. Any other is told of at the article that it changes. */
  get ownDrafts(): readonly NamedDraft<ArticleDraft>[] {
    return this.drafts.filter(([name]) => {
      const id = articleOf(name);
      return id === null || name !== ofArticle(id);
    });
  }

  /** The draft that changes an article. */
  draftOf(articleId: number): StoredDraft<ArticleDraft> | undefined {
    return this.drafts.find(([name]) => name === ofArticle(articleId))?.[1];
  }

  show(filters: MyFilters) {
    this.articles.show(filters);
    this.readDrafts();
  }

  override refresh() {
    super.refresh();
    this.readDrafts();
  }

  /** Takes an article back from review, or gives up a refused text, so that the older one is published again. */
  async withdraw(id: number) {
    await this.#root.api.articles.withdraw({ id });
    this.refresh();
  }

  /** Deletes an article with what is stored of it in this browser. */
  async delete(id: number) {
    await this.#root.api.articles.delete({ id });
    this.stored()?.remove(ofArticle(id));
    this.refresh();
  }

  discard(name: string) {
    this.stored()?.remove(name);
    this.readDrafts();
  }

  private readDrafts() {
    this.drafts = this.stored()?.all() ?? [];
  }

  private stored() {
    const { auth, services } = this.#root;
    return auth.user ? new StoredDrafts({ services, userId: auth.user.id, parse: parseDraft }) : null;
  }

  /** The list tells only the number of the paragraph. */
  private async readRefused(articles: readonly OwnArticle[]) {
    for (const { id, state, reasonBlock, version } of articles) {
      const isKnown = this.refused.get(id)?.version === version;
      if (state !== 'rejected' || reasonBlock === undefined || isKnown) continue;
      runInAction(() => this.awaited.add(id));
      try {
        const text = await this.#root.api.articles.ownText({ id });
        runInAction(() => this.refused.set(id, text));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error; // the reason is shown without its paragraph
      } finally {
        runInAction(() => this.awaited.delete(id));
      }
    }
  }
}

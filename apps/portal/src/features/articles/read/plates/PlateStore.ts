import type { ActiveAuthor, ArticleCard, Page, Plate } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import { Scope } from '../../../../core/scope.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';
import { FollowedStore } from '../FollowedStore.ts';
import type { PlateFilters } from './plateAddress.ts';

const PAGE_SIZE = 10;
/** Chosen posts in the side column. */
const FEATURED = 3;
/** Pinned posts above the others. */
const PINNED = 5;

type Question = Omit<PlateFilters, 'plateId'> & { plateId: number };

/** Boards, and the posts of one of them: the one in the address, else the first. */
export class PlateStore {
  readonly plates: Query<Plate[]>;
  readonly posts: PagedQuery<ArticleCard, Question>;
  readonly featured: Query<Page<ArticleCard>, [plateId: number]>;
  /** What the school has pinned, however old: only the recommended order begins with it. */
  readonly pinned: Query<readonly ArticleCard[], [plateId: number]>;
  /** Who often writes on the board. */
  readonly authors: Query<readonly ActiveAuthor[], [plateId: number]>;
  readonly followed: FollowedStore;
  private filters: PlateFilters | null = null;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'articles' | 'follows'>) {
    this.plates = new Query(() => api.articles.plates());
    this.posts = new PagedQuery<ArticleCard, Question>(
      ({ tab, ...question }) =>
        api.articles.list({ ...question, ...(tab === 'featured' ? { isFeatured: true } : { sort: tab }) }),
      { pageSize: PAGE_SIZE },
    );
    this.featured = new Query((plateId) => api.articles.list({ plateId, isFeatured: true, pageSize: FEATURED }));
    this.pinned = new Query(async (plateId) => {
      const { items } = await api.articles.list({ plateId, sort: 'recommended', pageSize: PINNED });
      return items.filter(({ isTop }) => isTop);
    });
    this.authors = new Query((plateId) => api.articles.plateAuthors({ plateId }));
    this.followed = new FollowedStore(api);
    makeAutoObservable<this, 'filters'>(
      this,
      {
        plates: false,
        posts: false,
        featured: false,
        pinned: false,
        authors: false,
        followed: false,
        filters: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The board whose posts are shown; none where the address names one that is not there. */
  get plate(): Plate | undefined {
    const { value } = this.plates;
    const id = this.filters?.plateId;
    return id === undefined ? value?.[0] : value?.find((each) => each.id === id);
  }

  /** The address names a board that the school does not have. */
  get isMissing(): boolean {
    return this.plates.value !== undefined && this.filters?.plateId !== undefined && this.plate === undefined;
  }

  /** Pinned posts stand above the first page of all posts; a search and the chosen posts are lists of their own. */
  get hasPinned(): boolean {
    const { filters } = this;
    return filters?.page === 1 && filters.keyword === undefined && filters.tab !== 'featured';
  }

  /** A page of posts without those that stand above it. */
  withoutPinned(items: readonly ArticleCard[]): readonly ArticleCard[] {
    const above = this.hasPinned ? rowsHere(this.pinned.value) : [];
    return items.filter(({ id }) => !above.some((each) => each.id === id));
  }

  show(filters: PlateFilters) {
    this.filters = filters;
  }

  start() {
    void this.plates.load();
    this.#scope.add(
      reaction(
        () => this.question,
        (question) => question && this.posts.show(question),
        { fireImmediately: true },
      ),
    );
    this.#scope.add(
      reaction(
        () => this.plate?.id,
        (id) => {
          if (id === undefined) return;
          this.featured.show(id);
          this.pinned.show(id);
          this.followed.clear();
          this.authors.show(id);
        },
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    this.followed.clear();
    void this.authors.reload();
    void this.plates.reload();
    void this.posts.reload();
    void this.featured.reload();
    void this.pinned.reload();
  }

  dispose() {
    this.#scope.dispose();
    for (const query of [this.plates, this.posts, this.featured, this.pinned, this.authors]) query.dispose();
  }

  private get question(): Question | null {
    const { plate, filters } = this;
    return plate && filters ? { ...filters, plateId: plate.id } : null;
  }
}

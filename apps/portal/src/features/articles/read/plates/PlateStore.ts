import type { ActiveAuthor, ArticleCard, Page, Plate } from '@shuyuan/contract';
import { observableRef } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { FollowedStore } from '../FollowedStore.ts';
import type { PlateFilters } from './plateAddress.ts';

const PAGE_SIZE = 10;
/** Chosen posts in the side column. */
const FEATURED = 3;
/** Pinned posts above the others. */
const PINNED = 5;

type Question = Omit<PlateFilters, 'plateId'> & { plateId: number };

/** Boards, and the posts of one of them: the one in the address, else the first. */
export class PlateStore extends PageStore {
  readonly plates: Query<Plate[]>;
  readonly posts: PagedQuery<ArticleCard, Question>;
  readonly featured: Query<Page<ArticleCard>, [plateId: number]>;
  /** What the school has pinned, however old: only the recommended order begins with it. */
  readonly pinned: Query<readonly ArticleCard[], [plateId: number]>;
  /** Who often writes on the board. */
  readonly authors: Query<readonly ActiveAuthor[], [plateId: number]>;
  readonly followed: FollowedStore;
  private filters: PlateFilters | null = null;

  constructor(api: Pick<Api, 'articles' | 'follows'>) {
    super();
    this.plates = this.query(() => api.articles.plates(), { atStart: [] });
    this.posts = this.paged<ArticleCard, Question>(
      ({ tab, ...question }) =>
        api.articles.list({ ...question, ...(tab === 'featured' ? { isFeatured: true } : { sort: tab }) }),
      { pageSize: PAGE_SIZE },
    );
    this.featured = this.query((plateId) => api.articles.list({ plateId, isFeatured: true, pageSize: FEATURED }));
    this.pinned = this.query(async (plateId) => {
      const { items } = await api.articles.list({ plateId, sort: 'recommended', pageSize: PINNED });
      return items.filter(({ isTop }) => isTop);
    });
    this.authors = this.query((plateId) => api.articles.plateAuthors({ plateId }));
    this.followed = new FollowedStore(api);
    this.when(
      () => this.question ?? undefined,
      (question) => this.posts.show(question),
    );
    this.when(
      () => this.plate?.id,
      (id) => {
        this.featured.show(id);
        this.pinned.show(id);
        this.followed.clear();
        this.authors.show(id);
      },
    );
    this.observe({ followed: false, filters: observableRef });
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

  override refresh() {
    this.followed.clear();
    super.refresh();
  }

  private get question(): Question | null {
    const { plate, filters } = this;
    return plate && filters ? { ...filters, plateId: plate.id } : null;
  }
}

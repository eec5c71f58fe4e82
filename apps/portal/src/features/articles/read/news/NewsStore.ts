import type { ArticleCard, Page, Plate, WrittenBy } from '@shuyuan/contract';
import { observableRef } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { FollowedStore } from '../FollowedStore.ts';
import { listArticles } from '../listArticles.ts';
import type { NewsFilters } from './newsAddress.ts';
import { WeekAuthorsStore } from './WeekAuthorsStore.ts';

/** Articles on a page of the headlines: the lead story and its rows. */
const PAGE_SIZE = 8;
/** Notes in the side column. */
const NOTES = 3;
/** Articles of other boards below an empty one. */
const OTHERS = 3;

type Question = Omit<NewsFilters, 'of'>;

/** The headlines: articles, boards, notes, who writes; of a search who wrote about it and other words. Each loads and fails alone. */
export class NewsStore extends PageStore {
  readonly plates: Query<Plate[]>;
  readonly notes: Query<Page<ArticleCard>>;
  readonly articles: PagedQuery<ArticleCard, Question>;
  /** The latest of all boards, asked for where one of them is empty. */
  readonly others: Query<Page<ArticleCard>>;
  readonly writers: Query<WrittenBy[], [keyword: string]>;
  readonly words: Query<string[]>;
  readonly week: WeekAuthorsStore;
  readonly followed: FollowedStore;
  private filters: NewsFilters | null = null;

  constructor(api: Pick<Api, 'articles' | 'follows' | 'homePosts' | 'notes'>) {
    super();
    this.plates = this.query(() => api.articles.plates(), { atStart: [] });
    this.notes = this.query(() => api.notes.list({ pageSize: NOTES }), { atStart: [] });
    this.articles = this.paged(
      // What fits best comes first in a search, until another order is chosen.
      ({ sort, ...question }: Question & { page: number; pageSize: number }) =>
        listArticles(api, {
          ...question,
          sort: sort ?? (question.keyword === undefined ? 'recommended' : 'relevant'),
        }),
      { pageSize: PAGE_SIZE },
    );
    this.others = this.query(() => api.articles.list({ sort: 'newest', pageSize: OTHERS }));
    this.writers = this.query((keyword) => api.articles.writers({ keyword }));
    this.words = this.query(() => api.articles.words());
    this.week = this.part(new WeekAuthorsStore(api));
    this.followed = new FollowedStore(api);
    this.when(
      () => this.isEmptyPlate || undefined,
      () => this.others.show(),
    );
    this.observe({ filters: observableRef, followed: false });
  }

  /** The board that the list is narrowed to. */
  get plate(): Plate | undefined {
    return this.plates.value?.find(({ id }) => id === this.filters?.plateId);
  }

  /** Nobody has written on the board that is shown. */
  get isEmptyPlate(): boolean {
    const { filters, articles } = this;
    return filters?.plateId !== undefined && filters.keyword === undefined && articles.totalCount === 0;
  }

  /** Published today on all boards; undefined until that is known. */
  get todayCount(): number | undefined {
    return this.plates.value?.reduce<number | undefined>(
      (sum, { todayCount }) => (sum === undefined || todayCount === undefined ? undefined : sum + todayCount),
      0,
    );
  }

  /** Other words than the one that was searched for. */
  get otherWords(): readonly string[] {
    const { keyword = '' } = this.filters ?? {};
    return rowsHere(this.words.value?.filter((word) => !keyword.toLowerCase().includes(word.toLowerCase())));
  }

  show(filters: NewsFilters) {
    this.filters = filters;
    const { of, ...question } = filters;
    this.articles.show(question);
    if (filters.keyword === undefined) return;
    this.writers.show(filters.keyword);
    this.words.show();
  }

  override refresh() {
    this.followed.clear();
    super.refresh();
  }
}

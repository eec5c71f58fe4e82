import type { Collected, CollectedTotals, Plate } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import type { CollectFilters } from './collectAddress.ts';

const PAGE_SIZE = 12;

/** The student's collection; what is taken out stays in its place until the list is read again, so that it can be put back. */
export class CollectStore extends PageStore {
  readonly plates: Query<Plate[]>;
  /** Entries of each kind. */
  readonly totals: Query<CollectedTotals>;
  readonly list: PagedQuery<Collected, CollectFilters>;
  /** Ids that were taken out here. */
  private released: readonly number[] = [];
  readonly #api: Pick<Api, 'articles' | 'collections'>;

  constructor(api: Pick<Api, 'articles' | 'collections'>) {
    super();
    this.#api = api;
    this.plates = this.query(() => api.articles.plates(), { atStart: [] });
    this.totals = this.query(() => api.collections.totals(), { atStart: [] });
    this.list = this.paged((question) => api.collections.list(question), { pageSize: PAGE_SIZE });
    this.observe();
  }

  isCollected(id: number): boolean {
    return !this.released.includes(id);
  }

  show(filters: CollectFilters) {
    this.released = [];
    this.list.show(filters);
  }

  /** Takes an entry out, or puts it back; an article that is gone leaves the list for good. */
  async toggle({ kind = 'article', id, isRemoved }: Collected) {
    const isCollected = !this.isCollected(id);
    await this.#api.collections.toggle({ kind, id, isCollected });
    void this.totals.load();
    if (isRemoved && kind === 'article') await this.list.reload();
    else this.release(id, isCollected);
  }

  override refresh() {
    this.released = [];
    void this.plates.reload();
    void this.totals.reload();
    void this.list.reload();
  }

  private release(id: number, isCollected: boolean) {
    this.released = isCollected ? this.released.filter((each) => each !== id) : [...this.released, id];
  }
}

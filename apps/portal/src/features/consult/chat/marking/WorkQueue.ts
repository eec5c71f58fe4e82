import type { AnswerOf, contract, MarkingEntry } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';

/** Tabs of the queue. */
export const MARKING_TABS = ['waiting', 'marked', 'sentBack', 'byMachine'] as const;
export type MarkingTab = (typeof MARKING_TABS)[number];
/** Works that the queue shows at a time. */
const PAGE_SIZE = 20;
type Counts = AnswerOf<(typeof contract)['marking']['counts']>;

/** The works of the lecturer's classes by what can be done with them, and how many there are (product.md 4.4). */
export class WorkQueue extends PageStore {
  readonly list: PagedQuery<MarkingEntry, { tab: MarkingTab; page: number }>;
  /** How much waits, is marked and was sent back. */
  readonly counts: Query<Counts>;
  tab: MarkingTab = 'waiting';

  constructor(api: Pick<Api, 'marking'>) {
    super();
    this.list = this.paged((question) => api.marking.queue(question), { pageSize: PAGE_SIZE });
    this.counts = this.query(() => api.marking.counts(), { atStart: [] });
    this.observe();
  }

  /** The work that comes after one that is open: the one that waits longest and that nobody has claimed. */
  nextAfter(openId: number | undefined): MarkingEntry | undefined {
    if (this.tab !== 'waiting') return undefined;
    return this.list.items?.find(({ id, claimedBy }) => id !== openId && claimedBy === undefined);
  }

  /** No more than one work waits; false while that is not known. */
  get hasOneLeft() {
    return this.tab === 'waiting' && this.counts.value !== undefined && this.counts.value.waiting <= 1;
  }

  override start() {
    super.start();
    this.show('waiting');
  }

  show(tab: MarkingTab) {
    this.tab = tab;
    this.list.show({ tab, page: 1 });
  }
}

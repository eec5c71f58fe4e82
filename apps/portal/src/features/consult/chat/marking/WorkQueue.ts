import type { AnswerOf, contract, MarkingEntry } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { PagedQuery } from '../../../../page/PagedQuery.ts';

/** Tabs of the queue. */
export const MARKING_TABS = ['waiting', 'marked', 'sentBack', 'byMachine'] as const;
export type MarkingTab = (typeof MARKING_TABS)[number];
/** Works that the queue shows at a time. */
const PAGE_SIZE = 20;
type Counts = AnswerOf<(typeof contract)['marking']['counts']>;

/** The works of the lecturer's classes by what can be done with them, and how many there are (product.md 4.4). */
export class WorkQueue {
  readonly list: PagedQuery<MarkingEntry, { tab: MarkingTab; page: number }>;
  /** How much waits, is marked and was sent back. */
  readonly counts: Query<Counts>;
  tab: MarkingTab = 'waiting';

  constructor(api: Pick<Api, 'marking'>) {
    this.list = new PagedQuery((question) => api.marking.queue(question), { pageSize: PAGE_SIZE });
    this.counts = new Query(() => api.marking.counts());
    makeAutoObservable(this, { list: false, counts: false }, { autoBind: true });
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

  start() {
    void this.counts.load();
    this.show('waiting');
  }

  refresh() {
    void this.list.reload();
    void this.counts.reload();
  }

  dispose() {
    this.list.dispose();
    this.counts.dispose();
  }

  show(tab: MarkingTab) {
    this.tab = tab;
    this.list.show({ tab, page: 1 });
  }
}

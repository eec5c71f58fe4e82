import type { Order, Page, Practice, TimetableEntry } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;

/** Where a student goes on: the next class, the practice that is due first, an order to pay; each part fails alone (product.md 2.3). */
export class ContinueStore {
  readonly timetable: Query<readonly TimetableEntry[]>;
  readonly practices: Query<Page<Practice>>;
  readonly unpaid: Query<Page<Order>>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'learning' | 'orders' | 'practice'>, clock: Clock) {
    this.time = new ServerTime(clock);
    this.timetable = new Query(async () => {
      // The clock of this browser may be wrong: the server's comes with the figures.
      const { serverTime } = await api.learning.summary();
      this.time.read(serverTime);
      const from = Date.parse(serverTime);
      return api.learning.timetable({ from: serverTime, until: new Date(from + DAYS * DAY_MS).toISOString() });
    });
    this.practices = new Query(() => api.practice.list({ state: 'unfinished', pageSize: 1 }));
    this.unpaid = new Query(() => api.orders.list({ filter: 'unpaid', pageSize: 1 }));
    makeAutoObservable(this, { time: false }, { autoBind: true });
  }

  /** The class that is held or comes next. */
  get next(): TimetableEntry | undefined {
    return this.timetable.value?.find(({ state }) => state !== 'cancelled' && state !== 'ended');
  }

  /** The practice that is due first. */
  get practice(): Practice | undefined {
    return this.practices.value?.items[0];
  }

  /** An order that waits for payment. */
  get order(): Order | undefined {
    return this.unpaid.value?.items.find(({ status }) => status === 'unpaid');
  }

  start() {
    for (const query of this.all) void query.load();
  }

  refresh() {
    for (const query of this.all) void query.reload();
  }

  dispose() {
    for (const query of this.all) query.dispose();
  }

  private get all() {
    return [this.timetable, this.practices, this.unpaid];
  }
}

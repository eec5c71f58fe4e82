import type { Coupon, Order, Page, Practice, TimetableEntry } from '@shuyuan/contract';
import { COUPON_SOON_DAYS, liveStage } from '@shuyuan/rules';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { changesOf, isAhead, type ScheduledLesson, scheduleOf } from '../../../shared/course/schedule.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;
/** Lessons in the row of those that come soon. */
const SOON = 4;
/** Practices that are read to find one that can be done now. */
const PRACTICES = 5;

/**
 * Where a student goes on: the next class and those after it, the practice that is due first, an order to pay, a coupon that ends
 * soon; each part fails alone (product.md 2.3, 5.2).
 */
export class ContinueStore extends PageStore {
  readonly timetable: Query<readonly TimetableEntry[]>;
  readonly practices: Query<Page<Practice>>;
  readonly unpaid: Query<Page<Order>>;
  readonly coupons: Query<Page<Coupon>>;
  readonly time: ServerTime;
  readonly #moment: Moment;

  constructor(api: Pick<Api, 'coupons' | 'learning' | 'orders' | 'practice'>, clock: Clock) {
    super();
    this.time = new ServerTime(clock);
    this.timetable = this.query(
      async () => {
        // The clock of this browser may be wrong: the server's comes with the figures.
        await api.learning.summary().then(
          ({ serverTime }) => this.time.read(serverTime),
          () => undefined, // then this browser's clock must do
        );
        const instant = (days: number) => new Date(this.time.now + days * DAY_MS).toISOString();
        return this.fetch(() => api.learning.timetable({ from: instant(0), until: instant(DAYS) }));
      },
      { atStart: [] },
    );
    this.practices = this.query(() => api.practice.list({ state: 'unfinished', pageSize: PRACTICES }), { atStart: [] });
    this.unpaid = this.query(() => api.orders.list({ filter: 'unpaid', pageSize: 1 }), { atStart: [] });
    this.coupons = this.query(() => api.coupons.mine({ tab: 'toUse', pageSize: 1 }), { atStart: [] });
    this.#moment = new Moment({ time: this.time, instants: () => changesOf(this.soon, this.now) });
    this.during(() => this.#moment.start());
    this.observe({ now: false });
  }

  /** The server's time; observers follow when a lesson can be entered, begins or ends. */
  get now(): number {
    return this.#moment.now;
  }

  /** The class that is held or comes next, and those after it. */
  get soon(): readonly ScheduledLesson[] {
    const ahead = scheduleOf(rowsHere(this.timetable.value)).filter((lesson) => isAhead(lesson, this.now));
    const isLive = (lesson: ScheduledLesson) => liveStage(lesson, this.now) === 'live';
    // One that was started early is held before another one whose time it is not yet.
    return ahead.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a))).slice(0, SOON);
  }

  /** Whether there is anything to go on with is not known yet. */
  get isAhead(): boolean {
    return this.all.some(({ isPending }) => isPending);
  }

  /** The practice that is due first, of those that can be done now. */
  get practice(): Practice | undefined {
    return this.practices.value?.items.find(({ closedBy }) => closedBy === undefined);
  }

  /** An order that waits for payment. */
  get order(): Order | undefined {
    return this.unpaid.value?.items.find(({ status }) => status === 'unpaid');
  }

  /** A coupon that ends in a few days. */
  get coupon(): Coupon | undefined {
    const last = this.now + COUPON_SOON_DAYS * DAY_MS;
    return this.coupons.value?.items.find(({ status, endsAt }) => status === 'toUse' && Date.parse(endsAt) <= last);
  }

  private get all() {
    return [this.timetable, this.practices, this.unpaid, this.coupons];
  }
}

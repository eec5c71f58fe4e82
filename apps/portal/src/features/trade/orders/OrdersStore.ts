import type { Order, OutputOf, orders, Page, Refund } from '@shuyuan/contract';
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { type OrderFilters, PAGE_SIZE } from './orderFilters.ts';

type Counts = OutputOf<typeof orders.counts>;
/** What a refund would give, before it is asked for. */
export type RefundRule = OutputOf<typeof orders.refundRule>;
/** Something to do with an order that is asked about first. */
export type Question = 'cancel' | 'delete' | 'refund' | 'withdrawRefund';

/** Milliseconds after the end of a countdown at which the list is read once more: two clocks are never quite the same. */
const SECOND_LOOK_MS = 1500;

/** The student's orders, and what can be done with them; the server says what (product.md 4.0, 4.7). */
export class OrdersStore {
  filters: OrderFilters;
  /** The order that a question is about, and which one. */
  asked: { order: Order; question: Question } | null = null;
  readonly list: Query<Page<Order>, [OrderFilters]>;
  readonly counts: Query<Counts>;
  readonly rule: Query<RefundRule, [id: number]>;
  readonly refunds = observable.map<number, Refund>({}, { deep: false });
  readonly time: ServerTime;
  private readonly scope = new Scope();
  private readonly gestures = {
    cancel: new IdempotencyKey(),
    remove: new IdempotencyKey(),
    ask: new IdempotencyKey(),
    withdraw: new IdempotencyKey(),
  };

  constructor(
    private readonly services: Pick<Services, 'api' | 'clock'>,
    filters: OrderFilters,
  ) {
    const { api, clock } = services;
    this.filters = filters;
    this.time = new ServerTime(clock);
    this.list = new Query(({ tab, keyword, page }) =>
      api.orders.list({ filter: tab, ...(keyword ? { keyword } : {}), page, pageSize: PAGE_SIZE }),
    );
    this.counts = new Query(async () => {
      const counts = await api.orders.counts();
      if (counts.serverTime !== undefined) this.time.read(counts.serverTime);
      return counts;
    });
    this.rule = new Query((id) => api.orders.refundRule({ id }));
    makeAutoObservable<this, 'services' | 'scope' | 'gestures'>(
      this,
      {
        filters: observableRef,
        asked: observableRef,
        list: false,
        counts: false,
        rule: false,
        refunds: false,
        time: false,
        services: false,
        scope: false,
        gestures: false,
      },
      { autoBind: true },
    );
  }

  /** The address changed: the filters live there. */
  show(filters: OrderFilters) {
    if (filters.tab !== this.filters.tab || filters.keyword !== this.filters.keyword) this.list.clear();
    this.filters = filters;
    void this.list.load(filters);
  }

  start() {
    void this.counts.load();
    this.scope.add(
      reaction(
        () => this.list.value?.items,
        (items) => items && void this.readRefunds(items),
        { fireImmediately: true },
      ),
    );
  }

  dispose() {
    this.scope.dispose();
  }

  /** Reads everything again: another language, another tab, an action, the end of a countdown. */
  refresh() {
    void this.list.reload();
    void this.counts.reload();
  }

  /** The time of an order is over: it turns to what the server says (C3). */
  end() {
    this.refresh();
    const timer = setTimeout(this.refresh, SECOND_LOOK_MS);
    this.scope.add(() => clearTimeout(timer));
  }

  /** Asks the student before something is done; a refund says its rule and its amount first (product.md 4.7). */
  ask(order: Order, question: Question) {
    this.asked = { order, question };
    if (question !== 'refund') return;
    this.rule.clear();
    void this.rule.load(order.id);
  }

  closeQuestion() {
    this.asked = null;
  }

  async cancel({ id }: Order) {
    const { api } = this.services;
    await this.act(() => this.gestures.cancel.run({ id }, api.orders.cancel));
  }

  async remove({ id }: Order) {
    const { api } = this.services;
    await this.act(() => this.gestures.remove.run({ id }, api.orders.remove));
  }

  async askRefund({ id }: Order, reason: string) {
    const { api } = this.services;
    const wish = { id, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) };
    await this.act(() => this.gestures.ask.run(wish, api.orders.askRefund));
  }

  async withdrawRefund({ id }: Order) {
    const { api } = this.services;
    await this.act(() => this.gestures.withdraw.run({ id }, api.orders.withdrawRefund));
  }

  /** Whatever came of it, the list says how things stand now: another tab may have been faster. */
  private async act(action: () => Promise<unknown>) {
    try {
      await action();
    } finally {
      this.refresh();
    }
  }

  /** How far the refunds of a page are; one that cannot be read is left out, its order says the rest. */
  private async readRefunds(items: readonly Order[]) {
    const { api } = this.services;
    const asked = items.filter(({ status }) => status === 'refunding' || status === 'refunded');
    const read = async ({ id }: Order) => {
      try {
        const refund = await api.orders.refund({ id });
        runInAction(() => this.refunds.set(id, refund));
      } catch (error) {
        // Beside the order, which is shown without it (product.md 4.7).
        if (!(error instanceof ApiError)) throw error;
      }
    };
    await Promise.all(asked.map(read));
  }
}

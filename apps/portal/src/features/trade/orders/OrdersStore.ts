import type { AnswerOf, Order, orders, Refund } from '@shuyuan/contract';
import { observable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { textHere } from '../../../core/known.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Services } from '../../../core/services.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { OrderFilters } from './ordersAddress.ts';

type Counts = AnswerOf<typeof orders.counts>;
/** What a refund would give, before it is requested. */
export type RefundRule = AnswerOf<typeof orders.refundRule>;
/** An action on an order that the student confirms in a dialog. */
export type ConfirmedAction = 'cancel' | 'delete' | 'refund' | 'withdrawRefund';

/** Orders on a page of the list. */
const PAGE_SIZE = 10;
/** Milliseconds after the end of a countdown at which the list is read once more: two clocks are never quite the same. */
const SECOND_READ_MS = 1500;

/** The student's orders, and what can be done with them; the server says what (product.md 4.0, 4.7). */
export class OrdersStore extends PageStore {
  /** The open dialog: which action, on which order. */
  dialog: { order: Order; action: ConfirmedAction } | null = null;
  readonly list: PagedQuery<Order, OrderFilters>;
  readonly counts: Query<Counts>;
  readonly rule: Query<RefundRule, [id: number]>;
  readonly refunds = observable.map<number, Refund>({}, { deep: false });
  /** Reasons that are written and not sent, by order. */
  readonly reasons = observable.map<number, string>();
  readonly time: ServerTime;
  readonly #api: Services['api'];
  readonly #onMembership: () => void;
  #secondRead: ReturnType<typeof setTimeout> | undefined;
  readonly #idempotencyKeys = {
    cancel: new IdempotencyKey(),
    remove: new IdempotencyKey(),
    requestRefund: new IdempotencyKey(),
    withdrawRefund: new IdempotencyKey(),
  };

  /** `onMembership` is called after a change that may suspend or end the membership, which the student's badge tells of. */
  constructor({ api, clock }: Pick<Services, 'api' | 'clock'>, onMembership: () => void) {
    super();
    this.#api = api;
    this.#onMembership = onMembership;
    this.time = new ServerTime(clock);
    this.list = this.paged(({ tab, ...question }) => api.orders.list({ filter: tab, ...question }), {
      pageSize: PAGE_SIZE,
    });
    this.counts = this.query(
      async () => {
        const counts = await api.orders.counts();
        if (counts.serverTime !== undefined) this.time.read(counts.serverTime);
        return counts;
      },
      { atStart: [] },
    );
    this.rule = this.query((id) => api.orders.refundRule({ id }));
    this.when(
      () => this.list.value?.items,
      (items) => void this.#loadRefunds(items),
    );
    this.during(() => () => clearTimeout(this.#secondRead));
    this.observe({ dialog: observableRef, refunds: false, reasons: false });
  }

  /** The address changed: the filters live there. */
  show(filters: OrderFilters) {
    this.list.show(filters);
  }

  /** Reads everything again but the rule of a dialog: another language, another tab, an action, the end of a countdown. */
  override refresh() {
    void this.list.reload();
    void this.counts.reload();
  }

  /** An order has expired: its state is reloaded from the server (C3). */
  handleEnd() {
    this.refresh();
    clearTimeout(this.#secondRead);
    this.#secondRead = setTimeout(this.refresh, SECOND_READ_MS);
  }

  /** Opens the dialog of an action; that of a refund shows its rule and its amount first (product.md 4.7). */
  openDialog(order: Order, action: ConfirmedAction) {
    this.dialog = { order, action };
    if (action !== 'refund') return;
    this.rule.clear();
    void this.rule.load(order.id);
  }

  closeDialog() {
    this.dialog = null;
  }

  async cancel(order: Order) {
    const { id } = order;
    await this.#run(order, () => this.#idempotencyKeys.cancel.run({ id }, this.#api.orders.cancel));
  }

  async remove(order: Order) {
    const { id } = order;
    await this.#run(order, () => this.#idempotencyKeys.remove.run({ id }, this.#api.orders.remove));
  }

  setReason({ id }: Order, reason: string) {
    this.reasons.set(id, reason);
  }

  /** Requests a refund with the reason that is written; where it is refused, the rule is read again: it says why. */
  async requestRefund(order: Order) {
    const { id } = order;
    const reason = textHere(this.reasons.get(id)).trim();
    const request = { id, ...(reason === '' ? {} : { reason }) };
    try {
      await this.#run(order, () => this.#idempotencyKeys.requestRefund.run(request, this.#api.orders.askRefund));
      runInAction(() => this.reasons.delete(id));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') void this.rule.reload();
      throw error;
    }
  }

  async withdrawRefund(order: Order) {
    const { id } = order;
    await this.#run(order, () => this.#idempotencyKeys.withdrawRefund.run({ id }, this.#api.orders.withdrawRefund));
  }

  /** Whether it succeeded or not, the list is read again: another tab may have been faster. */
  async #run({ kind }: Order, action: () => Promise<unknown>) {
    try {
      await action();
    } finally {
      this.refresh();
      if (kind === 'membership') this.#onMembership();
    }
  }

  /** How far the refunds of a page are; one that cannot be read is left out, its order says the rest. */
  async #loadRefunds(items: readonly Order[]) {
    const withRefund = items.filter(({ status }) => status === 'refunding' || status === 'refunded');
    const load = async ({ id }: Order) => {
      try {
        const refund = await this.fetch(() => this.#api.orders.refund({ id }));
        runInAction(() => this.refunds.set(id, refund));
      } catch (error) {
        // Beside the order, which is shown without it (product.md 4.7).
        if (!(error instanceof ApiError)) throw error;
      }
    };
    await Promise.all(withRefund.map(load));
  }
}

import type { AnswerOf, OrderDetail, orders } from '@shuyuan/contract';
import { observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { OrderKey } from './orderKey.ts';

/** State of the newest payment of an order. */
export type PaymentState = AnswerOf<typeof orders.payStatus>;

/** Milliseconds between two requests for the state of a payment. */
export const POLL_MS = 3000;

/** One order and its state, which is polled while it is unpaid and the tab is visible. */
export class OrderWatch extends PageStore {
  isVisible = true;
  payment: PaymentState | null = null;
  readonly order: Query<OrderDetail, [OrderKey]>;
  readonly time: ServerTime;
  readonly #services: Pick<Services, 'api' | 'clock'>;
  #key: OrderKey | null = null;
  #isChecking = false;
  /** Counts payments: an answer about the one before is dropped. */
  #turn = 0;

  constructor(services: Pick<Services, 'api' | 'clock'>) {
    super();
    this.#services = services;
    this.time = new ServerTime(services.clock);
    this.order = this.query(async (key) => {
      const order = await services.api.orders.detail(key);
      this.time.read(order.serverTime);
      return order;
    });
    this.during(() => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const end = reaction(
        () => this.isVisible && this.isUnpaid,
        (isWatching) => {
          clearInterval(timer);
          if (isWatching) timer = setInterval(this.checkPayment, POLL_MS);
        },
        { fireImmediately: true },
      );
      return () => {
        clearInterval(timer);
        end();
      };
    });
    this.observe({ payment: observableRef });
  }

  /** The order still waits for its payment. */
  get isUnpaid() {
    return this.order.value?.status === 'unpaid';
  }

  show(key: OrderKey) {
    const isSame = this.#key?.id === key.id && this.#key.orderNum === key.orderNum;
    if (!isSame) {
      this.order.clear();
      this.payment = null;
      this.#key = key; // the same order keeps its key: a pending response still counts
    }
    void this.order.load(key);
  }

  /** The tab is on screen, or not: a hidden tab does not poll. */
  setVisible(isVisible: boolean) {
    this.isVisible = isVisible;
    if (isVisible && this.isUnpaid) void this.checkPayment();
  }

  /** Another payment was opened: an answer that is on its way is about the one before. */
  renew() {
    this.#turn++;
    this.payment = null;
  }

  /** Reads the state of the payment once; an order that is no longer unpaid is read again. */
  async checkPayment() {
    const [key, turn] = [this.#key, this.#turn];
    if (!key || this.#isChecking) return;
    this.#isChecking = true;
    try {
      const state = await this.fetch(() => this.#services.api.orders.payStatus(key));
      runInAction(() => key === this.#key && turn === this.#turn && this.handleState(state));
    } catch (error) {
      // A failed request is retried in three seconds: the page keeps showing the last state (product.md 4.7).
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.endCheck();
    }
  }

  private endCheck() {
    this.#isChecking = false;
  }

  private handleState(state: PaymentState) {
    this.time.read(state.serverTime);
    this.payment = state;
    if (state.status !== this.order.value?.status) void this.order.reload();
  }
}

import type { OrderDetail, OutputOf, orders } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import type { OrderKey } from './orderKey.ts';

/** How the newest payment of an order stands. */
export type PaymentState = OutputOf<typeof orders.payStatus>;

/** Milliseconds between two questions whether an order has been paid. */
export const POLL_MS = 3000;

/** One order and what becomes of it: while it waits for its payment and somebody looks, the server is asked again and again. */
export class OrderWatch {
  isVisible = true;
  payment: PaymentState | null = null;
  readonly order: Query<OrderDetail, [OrderKey]>;
  readonly time: ServerTime;
  private key: OrderKey | null = null;
  private isAsking = false;
  private turn = 0;
  private readonly scope = new Scope();

  constructor(private readonly services: Pick<Services, 'api' | 'clock'>) {
    this.time = new ServerTime(services.clock);
    this.order = new Query(async (key) => {
      const order = await services.api.orders.detail(key);
      this.time.read(order.serverTime);
      return order;
    });
    makeAutoObservable<this, 'services' | 'scope' | 'key' | 'isAsking' | 'turn'>(
      this,
      {
        order: false,
        time: false,
        payment: observableRef,
        services: false,
        scope: false,
        key: false,
        isAsking: false,
        turn: false,
      },
      { autoBind: true },
    );
  }

  /** The order still waits for its payment. */
  get isUnpaid() {
    return this.order.value?.status === 'unpaid';
  }

  show(key: OrderKey) {
    const isSame = this.key?.id === key.id && this.key.orderNum === key.orderNum;
    if (!isSame) {
      this.order.clear();
      this.payment = null;
      this.key = key; // the same order keeps its key: an answer on its way still counts
    }
    void this.order.load(key);
  }

  /** The tab is looked at, or not: nobody is asked for nobody. */
  setVisible(isVisible: boolean) {
    this.isVisible = isVisible;
    if (isVisible && this.isUnpaid) void this.ask();
  }

  start() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    this.scope.add(
      reaction(
        () => this.isVisible && this.isUnpaid,
        (isWatching) => {
          stop();
          if (isWatching) timer = setInterval(() => void this.ask(), POLL_MS);
        },
        { fireImmediately: true },
      ),
    );
    this.scope.add(stop);
  }

  dispose() {
    this.scope.dispose();
  }

  /** Another payment was opened: an answer that is on its way speaks of the one before. */
  renew() {
    this.turn++;
    this.payment = null;
  }

  /** Asks once how the payment stands; an order that is no longer unpaid is read again. */
  async ask() {
    const { key, isAsking } = this;
    if (!key || isAsking) return;
    const { turn } = this;
    this.isAsking = true;
    try {
      const state = await this.services.api.orders.payStatus(key);
      runInAction(() => key === this.key && turn === this.turn && this.take(state));
    } catch (error) {
      // A question that gets lost is asked again in three seconds: the page goes on showing what it knows (product.md 4.7).
      if (!(error instanceof ApiError)) throw error;
    } finally {
      this.rest();
    }
  }

  private rest() {
    this.isAsking = false;
  }

  private take(state: PaymentState) {
    this.time.read(state.serverTime);
    this.payment = state;
    if (state.status !== this.order.value?.status) void this.order.reload();
  }
}

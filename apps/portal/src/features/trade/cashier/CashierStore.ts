import type { AnswerOf, OrderDetail, orders } from '@shuyuan/contract';
import { ResultCode } from '@shuyuan/contract';
import { observableRef, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { paymentFailedPath } from '../../../shared/trade/orderPaths.ts';
import { OrderWatch } from './OrderWatch.ts';
import type { OrderKey } from './orderKey.ts';

/** Payment methods of this page. */
export type Method = OrderDetail['methods'][number];
type Payment = AnswerOf<typeof orders.pay>;

/** Refusals that say that the order is over: paid, run out, or its group has ended. */
const OVER: readonly number[] = [ResultCode.orderExpired, ResultCode.orderPaid, ResultCode.groupEnded];
/** Exchanges searched for that of a paid postage. */
const EXCHANGES = 20;

/** Paying one order: a payment is opened, its code renewed while the tab is on screen, its end noticed (product.md 4.7). */
export class CashierStore extends PageStore {
  phase: 'choosing' | 'loading' | 'waiting' | 'expired' | 'failed' = 'choosing';
  method: Method | null = null;
  payment: Payment | null = null;
  /** Why no payment could be opened. */
  failure: ApiError | null = null;
  readonly watch: OrderWatch;
  /** Number of the exchange whose postage was paid. */
  readonly exchange: Query<string | null, [orderId: number]>;
  readonly #services: Pick<Services, 'api' | 'clock' | 'navigator'>;
  readonly #preferred: string | null;
  readonly #idempotencyKey = new IdempotencyKey();
  /** Counts payments: responses about an abandoned one are dropped. */
  #turn = 0;

  /** `onMembership` is called once a membership is paid, `preferred` is the way to pay that was chosen before the student came here. */
  constructor(
    services: Pick<Services, 'api' | 'clock' | 'navigator'>,
    onMembership: () => void,
    preferred: string | null = null,
  ) {
    super();
    this.#services = services;
    this.#preferred = preferred;
    this.watch = this.part(new OrderWatch(services));
    this.exchange = this.query(async (orderId) => {
      const { items } = await services.api.exchange.orders({ page: 1, pageSize: EXCHANGES });
      return items.find((exchange) => exchange.orderId === orderId)?.number ?? null;
    });
    const { watch } = this;
    this.when(
      () => watch.isUnpaid || undefined,
      () => this.openFirst(),
    );
    this.onChange(
      () => watch.payment,
      (state) => this.handlePaymentState(state),
    );
    this.during(() => this.renewInTime());
    const paid = (kind: OrderDetail['kind']) =>
      this.order?.status === 'paid' && this.order.kind === kind ? this.order.id : undefined;
    this.when(() => paid('membership'), onMembership);
    this.when(() => paid('postage'), this.exchange.load);
    this.observe({ payment: observableRef, failure: observableRef });
  }

  get order(): OrderDetail | undefined {
    return this.watch.order.value;
  }

  /** When the code is exchanged, on the kit's clock; none where the order ends first. */
  get renewsAt(): number | undefined {
    const { payment, order } = this;
    if (!payment || !order || Date.parse(payment.expiresAt) >= Date.parse(order.expiresAt)) return undefined;
    return this.watch.time.here(payment.expiresAt);
  }

  show(key: OrderKey) {
    this.watch.show(key);
  }

  /** Opens a payment by this way; the one before it is closed by the server. */
  async open(method: Method) {
    const { order } = this;
    if (order?.status !== 'unpaid' || (this.phase === 'loading' && method === this.method)) return;
    const turn = ++this.#turn;
    this.method = method;
    this.phase = 'loading';
    this.payment = null;
    this.failure = null;
    try {
      const request = { id: order.id, orderNum: order.orderNum, method };
      const payment = await this.#idempotencyKey.run(request, this.#services.api.orders.pay);
      runInAction(() => turn === this.#turn && this.accept(payment));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => turn === this.#turn && this.fail(error));
    }
  }

  /** Once more by the same way: another code after the first has run out, another try after a failure. */
  async again() {
    if (this.method) await this.open(this.method);
  }

  private accept(payment: Payment) {
    this.watch.renew();
    this.payment = payment;
    this.phase = 'waiting';
  }

  private fail(error: ApiError) {
    const isOver = error.code !== undefined && OVER.includes(error.code);
    this.phase = isOver ? 'choosing' : 'failed';
    this.failure = isOver ? null : error;
    if (isOver || error.kind === 'missing') void this.watch.order.reload();
  }

  private openFirst() {
    const { order, method } = this;
    const first = order?.methods.find((way) => way === this.#preferred) ?? order?.methods[0];
    if (first && method === null) void this.open(first);
  }

  /** Only a payment that was opened here can fail here: the student has seen the failure of an older one. */
  private handlePaymentState(state: OrderWatch['payment']) {
    const { order } = this;
    if (!order || !state || state.status !== 'unpaid' || this.phase !== 'waiting') return;
    if (state.payment === 'failed') this.#services.navigator.go(paymentFailedPath(order), { replace: true });
    else if (state.payment === 'closed') this.phase = 'expired';
  }

  /** The code expires: it is renewed automatically while the tab is visible, else on request. */
  private renewInTime() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const end = reaction(
      () => (this.phase === 'waiting' ? this.renewsAt : undefined),
      (at) => {
        stop();
        if (at !== undefined) timer = setTimeout(this.renew, Math.max(0, at - this.#services.clock.now));
      },
    );
    return () => {
      stop();
      end();
    };
  }

  private renew() {
    if (this.phase !== 'waiting') return;
    if (this.watch.isVisible) void this.again();
    else this.phase = 'expired';
  }
}

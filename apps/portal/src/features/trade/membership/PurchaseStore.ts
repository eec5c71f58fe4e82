import { type Agreement, type Placed, type Quote, ResultCode, type UnpaidOrder } from '@shuyuan/contract';
import { runInAction } from 'mobx';
import { ApiError, refusalOf } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';

/** What is bought here: a membership or a package of minutes. */
export interface Goods {
  kind: 'membership' | 'minutes';
  goodsId: number;
}

const AGREEMENT = { membership: 'membership', minutes: 'studyRoom' } as const;

/** Buying one membership or package: its price, the consent, the order; then the cashier (product.md 4.7). */
export class PurchaseStore extends PageStore {
  /** What the student chose; null for nothing. */
  goods: Goods | null = null;
  hasAgreed = false;
  /** How often buying was tried without the tick. */
  refusals = 0;
  /** The price changed while the student looked at it (3005). */
  hasChanged = false;
  failure: ApiError | null = null;
  isSending = false;
  readonly quote: Query<Quote, [Goods]>;
  readonly agreements: Query<Agreement[], [Goods['kind']]>;
  readonly #services: Pick<Services, 'api' | 'navigator' | 'toast'>;
  readonly #onRefused: () => void;
  readonly #idempotencyKey = new IdempotencyKey();

  /** `onRefused` reads the rest of the page again when the server refuses: it may be old (§8). */
  constructor(services: Pick<Services, 'api' | 'navigator' | 'toast'>, onRefused: () => void = () => undefined) {
    super();
    const { api } = services;
    this.#services = services;
    this.#onRefused = onRefused;
    this.quote = this.query((goods) => api.orders.quote(goods));
    this.agreements = this.query((kind) => api.tenant.agreements({ types: [AGREEMENT[kind]] }));
    this.when(
      () => this.goods?.kind,
      (kind) => this.agreements.load(kind),
    );
    this.observe();
  }

  /** The unpaid order of the same goods, which comes first (3009). */
  get unpaid(): UnpaidOrder | null {
    return refusalOf(this.quote.error, ResultCode.unpaidOrderExists);
  }

  /** Shows what is to be bought with its price; null for nothing. */
  choose(goods: Goods | null) {
    this.goods = goods;
    this.failure = null;
    this.hasChanged = false;
    this.refusals = 0;
    this.quote.clear();
    if (goods) void this.quote.load(goods);
  }

  agree(hasAgreed: boolean) {
    this.hasAgreed = hasAgreed;
  }

  /** Makes the order of the price on screen and leads to the cashier; once, however often it is pressed (§8). */
  async buy() {
    const { goods, quote, isSending } = this;
    const shown = quote.value;
    if (!goods || !shown || isSending) return;
    if (!this.hasAgreed) {
      this.refusals++;
      return;
    }
    this.isSending = true;
    this.failure = null;
    this.hasChanged = false;
    try {
      this.#openCashier(await this.#order(goods, shown));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.#handleFailure(error));
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  #order(goods: Goods, { version, couponClaimId }: Quote): Promise<Placed> {
    const input = { ...goods, version, ...(couponClaimId === undefined ? {} : { couponClaimId }) };
    return this.#idempotencyKey.run(input, this.#services.api.orders.create);
  }

  #openCashier(order: UnpaidOrder) {
    this.#services.navigator.go(cashierPath(order));
  }

  /** A new price stays on screen to be agreed to, an unpaid order leads to its cashier, the rest is shown and read again. */
  #handleFailure(error: ApiError) {
    const quote = refusalOf(error, ResultCode.priceChanged);
    const unpaid = refusalOf(error, ResultCode.unpaidOrderExists);
    if (error.kind === 'loggedOut') return;
    if (unpaid) {
      this.#services.toast('info', error.message);
      this.#openCashier(unpaid);
      return;
    }
    if (quote) {
      this.quote.set(quote);
      this.hasChanged = true;
      return;
    }
    this.failure = error;
    if (error.kind !== 'refused' && error.kind !== 'missing') return;
    void this.quote.reload();
    this.#onRefused();
  }
}

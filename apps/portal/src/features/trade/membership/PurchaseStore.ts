import { type Agreement, type Placed, type Quote, ResultCode, type UnpaidOrder } from '@shuyuan/contract';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { ApiError, refusalOf } from '../../../api/apiError.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';

/** What is bought here: a membership or a package of minutes. */
export interface Wish {
  kind: 'membership' | 'minutes';
  goodsId: number;
}

const AGREEMENT = { membership: 'membership', minutes: 'studyRoom' } as const;

/** Buying one membership or package: its price, the consent, the order; then the cashier (product.md 4.7). */
export class PurchaseStore {
  wish: Wish | null = null;
  hasAgreed = false;
  /** How often buying was tried without the tick. */
  refusals = 0;
  /** The price changed while the student looked at it (3005). */
  hasChanged = false;
  failure: ApiError | null = null;
  isSending = false;
  readonly quote: Query<Quote, [Wish]>;
  readonly agreements: Query<Agreement[], [Wish['kind']]>;
  private readonly gesture = new IdempotencyKey();
  private readonly scope = new Scope();

  constructor(
    private readonly services: Pick<Services, 'api' | 'navigator' | 'toast'>,
    /** What else to read again when the server refuses: the page may be old (§8). */
    private readonly onRefused: () => void = () => undefined,
  ) {
    const { api } = services;
    this.quote = new Query((wish) => api.orders.quote(wish));
    this.agreements = new Query((kind) => api.tenant.agreements({ types: [AGREEMENT[kind]] }));
    makeAutoObservable<this, 'services' | 'gesture' | 'scope' | 'onRefused'>(
      this,
      { quote: false, agreements: false, services: false, gesture: false, scope: false, onRefused: false },
      { autoBind: true },
    );
  }

  /** The unpaid order of the same goods, which comes first (3009). */
  get unpaid(): UnpaidOrder | null {
    return refusalOf(this.quote.error, ResultCode.unpaidOrderExists);
  }

  /** Shows what is to be bought with its price; null for nothing. */
  choose(wish: Wish | null) {
    this.wish = wish;
    this.failure = null;
    this.hasChanged = false;
    this.refusals = 0;
    this.quote.clear();
    if (wish) void this.quote.load(wish);
  }

  agree(hasAgreed: boolean) {
    this.hasAgreed = hasAgreed;
  }

  /** Makes the order of the price on screen and leads to the cashier; once, however often it is pressed (§8). */
  async buy() {
    const { wish, quote, isSending } = this;
    const shown = quote.value;
    if (!wish || !shown || isSending) return;
    if (!this.hasAgreed) {
      this.refusals++;
      return;
    }
    this.isSending = true;
    this.failure = null;
    this.hasChanged = false;
    try {
      this.leave(await this.order(wish, shown));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.fail(error));
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  start() {
    const read = (kind: Wish['kind'] | undefined) => kind && void this.agreements.load(kind);
    this.scope.add(reaction(() => this.wish?.kind, read, { fireImmediately: true }));
  }

  refresh() {
    void this.quote.reload();
    void this.agreements.reload();
  }

  dispose() {
    this.scope.dispose();
  }

  private order(wish: Wish, { version, couponClaimId }: Quote): Promise<Placed> {
    const input = { ...wish, version, ...(couponClaimId === undefined ? {} : { couponClaimId }) };
    return this.gesture.run(input, this.services.api.orders.create);
  }

  private leave(order: UnpaidOrder) {
    this.services.navigator.go(cashierPath(order));
  }

  /** A new price stays on screen to be agreed to, an unpaid order leads to its cashier, the rest is told and read again. */
  private fail(error: ApiError) {
    const quote = refusalOf(error, ResultCode.priceChanged);
    const unpaid = refusalOf(error, ResultCode.unpaidOrderExists);
    if (error.kind === 'loggedOut') return;
    if (unpaid) {
      this.services.toast('info', error.message);
      this.leave(unpaid);
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
    this.onRefused();
  }
}

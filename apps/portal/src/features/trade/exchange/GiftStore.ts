import type { AnswerOf, contract, Exchange, Gift } from '@shuyuan/contract';
import { runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { AddressesStore } from '../../../shared/address/AddressesStore.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';

/** Why a gift cannot be exchanged now; null when it can. */
export type GiftObstacle = 'off' | 'gone' | 'ended' | 'credits' | 'address' | null;

/** Where an exchange goes on: to the cashier while its postage is owed, else to its success (§2). */
export function afterExchange({ id, number, status, orderId, orderNum }: Exchange): string {
  const isOwed = status === 'toPay' && orderId !== undefined && orderNum !== undefined;
  return isOwed ? cashierPath({ id: orderId, orderNum, goodsId: id }) : `/exchange/success/${number}`;
}

/** One gift: what it is, whether the student can have it, and the exchange (product.md 4.12). */
export class GiftStore extends PageStore {
  readonly gift: Query<Gift, [id: number]>;
  readonly account: Query<AnswerOf<typeof contract.exchange.account>>;
  readonly addresses: AddressesStore;
  /** The confirmation before the exchange is on screen. */
  isConfirming = false;
  failure: ApiError | null = null;
  isSending = false;
  readonly #services: Pick<Services, 'api' | 'navigator'>;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(services: Pick<Services, 'api' | 'navigator'>) {
    super();
    this.#services = services;
    const { api } = services;
    this.gift = this.query((id) => api.exchange.gift({ id }));
    this.account = this.query(() => api.exchange.account(), { atStart: [] });
    this.addresses = this.part(new AddressesStore(api));
    this.observe();
  }

  /** Goods are sent somewhere, everything else is there at once. */
  get isSent() {
    return this.gift.value?.kind === 'goods';
  }

  /** Credits that are missing; 0 while the balance is unknown. */
  get missing() {
    const { gift, account } = this;
    return gift.value && account.value ? Math.max(0, gift.value.credits - account.value.balance) : 0;
  }

  get obstacle(): GiftObstacle {
    const gift = this.gift.value;
    if (!gift) return null;
    if (gift.status !== 'on') return gift.status;
    if (gift.stock === 0) return 'gone';
    if (this.missing > 0) return 'credits';
    return this.isSent && this.addresses.list.value && !this.addresses.chosen ? 'address' : null;
  }

  show(id: number) {
    this.failure = null;
    this.isConfirming = false;
    this.gift.show(id);
  }

  /** Opens the confirmation before credits are spent; without an address the form for one comes first. */
  openConfirm() {
    this.failure = null;
    if (this.obstacle === 'address') this.addresses.write('new');
    else if (this.obstacle === null) this.isConfirming = true;
  }

  close() {
    if (!this.isSending) this.isConfirming = false;
  }

  /** Exchanges, once however often it is pressed; a refusal is shown in place and the page read again (3401 to 3403). */
  async exchange() {
    const { gift, isSending, isSent, addresses } = this;
    if (!gift.value || isSending) return;
    this.isSending = true;
    this.failure = null;
    const address = isSent ? addresses.chosen : undefined;
    const request = { id: gift.value.id, ...(address && { addressId: address.id }) };
    try {
      const done = await this.#idempotencyKey.run(request, this.#services.api.exchange.exchange);
      this.#services.navigator.go(afterExchange(done), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.fail(error));
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private fail(error: ApiError) {
    if (error.kind === 'loggedOut') return;
    this.failure = error;
    if (error.kind !== 'refused' && error.kind !== 'missing') return;
    this.isConfirming = false; // the page below says what is true now
    this.refresh();
  }
}

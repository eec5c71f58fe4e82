import type { contract, Exchange, Gift, OutputOf, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { RewardsStore } from './RewardsStore.ts';

/** Gifts on a page: three rows of four. */
export const GIFTS_PAGE = 12;
/** Exchanges on a page. */
export const ORDERS_PAGE = 10;

/** The exchange centre: credits, what they buy, courses given, what was exchanged; each part fails alone (product.md 4.12). */
export class ExchangeStore {
  readonly account: Query<OutputOf<typeof contract.exchange.account>>;
  readonly gifts: Query<Page<Gift>, [kind: Gift['kind'] | undefined, page: number]>;
  readonly orders: Query<Page<Exchange>, [page: number]>;
  readonly rewards: RewardsStore;

  readonly #api: Pick<Api, 'exchange'>;

  constructor(api: Pick<Api, 'exchange'>) {
    this.#api = api;
    const { exchange } = api;
    this.account = new Query(() => exchange.account());
    this.gifts = new Query((kind, page) => exchange.gifts({ page, pageSize: GIFTS_PAGE, ...(kind && { kind }) }));
    this.orders = new Query((page) => exchange.orders({ page, pageSize: ORDERS_PAGE }));
    this.rewards = new RewardsStore(api);
    makeAutoObservable(this, { account: false, gifts: false, orders: false, rewards: false }, { autoBind: true });
  }

  /** Says that a good has arrived. Whatever came of it, the list is read again: another tab may have been faster. */
  async receive(number: string) {
    try {
      await this.#api.exchange.receive({ number });
    } finally {
      await this.orders.reload();
    }
  }

  start() {
    void this.account.load();
    this.rewards.start();
  }

  refresh() {
    for (const query of [this.account, this.gifts, this.orders]) void query.reload();
    this.rewards.refresh();
  }
}

import type { AnswerOf, contract, Exchange, Gift } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { ExchangeFilters } from './exchangeAddress.ts';
import { RewardsStore } from './RewardsStore.ts';

/** Gifts on a page: three rows of four. */
const GIFTS_PAGE = 12;

/** The exchange centre: credits, what they buy, courses given, what was exchanged; each part fails alone (product.md 4.12). */
export class ExchangeStore extends PageStore {
  readonly account: Query<AnswerOf<typeof contract.exchange.account>>;
  readonly gifts: PagedQuery<Gift, Omit<ExchangeFilters, 'tab'>>;
  readonly orders: PagedQuery<Exchange>;
  readonly rewards: RewardsStore;
  readonly #api: Pick<Api, 'exchange'>;

  constructor(api: Pick<Api, 'exchange'>) {
    super();
    this.#api = api;
    this.account = this.query(() => api.exchange.account(), { atStart: [] });
    this.gifts = this.paged((question) => api.exchange.gifts(question), {
      pageSize: GIFTS_PAGE,
    });
    this.orders = this.paged((question) => api.exchange.orders(question));
    this.rewards = this.part(new RewardsStore(api));
    this.observe();
  }

  /** The address changed: the list of its tab is read. */
  show({ tab, ...filters }: ExchangeFilters) {
    if (tab === 'gifts') this.gifts.show(filters);
    if (tab === 'mine') this.orders.show({ page: filters.page });
  }

  /** Confirms the receipt of goods. In any case the list is reloaded: another tab may have been faster. */
  async receive(number: string) {
    try {
      await this.#api.exchange.receive({ number });
    } finally {
      await this.orders.reload();
    }
  }
}

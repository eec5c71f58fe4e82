import type { CouponOffer, Page } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** Offers that are read to find those that can be claimed. */
const READ = 12;
/** Tickets in the row. */
const SHOWN = 3;

/** Coupons on the home page that can be claimed now; a claimed one stays in the row until the page is left (I7, I8). */
export class ClaimStore extends PageStore {
  readonly centre: Query<Page<CouponOffer>>;
  /** Ids of offers that were claimed here. */
  readonly claimed = new Set<number>();
  readonly #api: Pick<Api, 'coupons'>;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(api: Pick<Api, 'coupons'>) {
    super();
    this.#api = api;
    this.centre = this.query(() => api.coupons.center({ pageSize: READ }), { atStart: [] });
    this.observe();
  }

  /** What can be claimed, and what was claimed here. */
  get offers(): readonly CouponOffer[] {
    const all = rowsHere(this.centre.value?.items);
    return all.filter(({ id, status }) => status === 'claimable' || this.claimed.has(id)).slice(0, SHOWN);
  }

  /** Claims a coupon; the offers are read again in any case. Throws the refusal (3104, 3105). */
  async claim({ id }: Pick<CouponOffer, 'id'>) {
    try {
      await this.#idempotencyKey.run({ id }, this.#api.coupons.claim);
      this.keep(id);
    } finally {
      this.refresh();
    }
  }

  private keep(id: number) {
    this.claimed.add(id);
  }
}

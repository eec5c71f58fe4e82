import type { AnswerOf, Coupon, CouponOffer, contract, Page } from '@shuyuan/contract';
import { observableRef } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { CouponFilters } from './couponAddress.ts';

/** Tickets on a page: four rows of two. */
const PAGE_SIZE = 8;
/** Coupons of the claim centre that are read. */
const OFFERS = 30;
/** Those it shows before it is opened. */
const FIRST_OFFERS = 3;

type Counts = AnswerOf<(typeof contract)['coupons']['counts']>;

/** `/mycoupon`: the student's coupons by tab, and those the school gives out now (I7, I8). */
export class CouponsStore extends PageStore {
  /** The coupon whose rules are open. */
  opened: Coupon | null = null;
  isCentreOpen = false;
  readonly centre: Query<Page<CouponOffer>>;
  readonly counts: Query<Counts>;
  readonly coupons: PagedQuery<Coupon, CouponFilters>;
  readonly #api: Pick<Api, 'coupons'>;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(api: Pick<Api, 'coupons'>) {
    super();
    this.#api = api;
    this.centre = this.query(() => api.coupons.center({ pageSize: OFFERS }), { atStart: [] });
    this.counts = this.query(() => api.coupons.counts(), { atStart: [] });
    this.coupons = this.paged((question) => api.coupons.mine(question), { pageSize: PAGE_SIZE });
    this.observe({ opened: observableRef });
  }

  /** Offers on screen: the first ones, or all of them. */
  get offers(): readonly CouponOffer[] {
    const all = rowsHere(this.centre.value?.items);
    return this.isCentreOpen ? all : all.slice(0, FIRST_OFFERS);
  }

  get hasMoreOffers() {
    return !this.isCentreOpen && this.centre.value !== undefined && this.centre.value.items.length > FIRST_OFFERS;
  }

  /** The address changed: another tab never shows the tickets of the last one. */
  show(filters: CouponFilters) {
    this.coupons.show(filters);
  }

  openCentre() {
    this.isCentreOpen = true;
  }

  open(coupon: Coupon) {
    this.opened = coupon;
  }

  close() {
    this.opened = null;
  }

  /** Claims a coupon; in any case, offers and own coupons are reloaded. Throws the refusal (3104, 3105). */
  async claim({ id }: Pick<CouponOffer, 'id'>) {
    try {
      await this.#idempotencyKey.run({ id }, this.#api.coupons.claim);
    } finally {
      this.refresh();
    }
  }
}

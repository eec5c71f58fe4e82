import type { AnswerOf, Coupon, CouponOffer, contract, Page } from '@shuyuan/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { CouponFilters } from './couponAddress.ts';

/** Tickets on a page: four rows of two. */
const PAGE_SIZE = 8;
/** Coupons of the claim centre that are read. */
const OFFERS = 30;
/** Those it shows before it is opened. */
const FIRST_OFFERS = 3;

type Counts = AnswerOf<(typeof contract)['coupons']['counts']>;

/** `/mycoupon`: the student's coupons by tab, and those the school gives out now (I7, I8). */
export class CouponsStore {
  /** The coupon whose rules are open. */
  opened: Coupon | null = null;
  isCentreOpen = false;
  readonly centre: Query<Page<CouponOffer>>;
  readonly counts: Query<Counts>;
  readonly coupons: PagedQuery<Coupon, CouponFilters>;
  readonly #api: Pick<Api, 'coupons'>;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(api: Pick<Api, 'coupons'>) {
    this.#api = api;
    this.centre = new Query(() => api.coupons.center({ pageSize: OFFERS }));
    this.counts = new Query(() => api.coupons.counts());
    this.coupons = new PagedQuery((question) => api.coupons.mine(question), { pageSize: PAGE_SIZE });
    makeAutoObservable(
      this,
      { opened: observableRef, centre: false, counts: false, coupons: false },
      { autoBind: true },
    );
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

  start() {
    void this.centre.load();
    void this.counts.load();
  }

  refresh() {
    for (const query of [this.centre, this.counts, this.coupons]) void query.reload();
  }

  dispose() {
    for (const query of [this.centre, this.counts, this.coupons]) query.dispose();
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

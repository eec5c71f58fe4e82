import {
  type Agreement,
  type CourseDetail,
  type InputOf,
  type orders,
  type Quote,
  ResultCode,
} from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError, refusalOf } from '../../../api/apiError.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { Services } from '../../../core/services.ts';
import { INVITE_KEY } from '../../../shared/trade/invite.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';
import { blockOf, isAboutCoupon } from './blockOf.ts';
import type { Wish } from './wish.ts';

type Question = InputOf<typeof orders.quote>;

/** What the student is told beside the new price: it changed, or a coupon or the credits no longer count. */
export type CheckoutNotice =
  | { kind: 'price'; beforeFen: number; afterFen: number }
  | { kind: 'coupon' | 'credits'; text: string };

/** More than any order takes: the server counts those that count, also after another coupon was chosen. */
const ALL_CREDITS = 1_000_000;

/** Confirming the order of a course: what it costs and why, by the server alone (product.md 4.7). */
export class CheckoutStore {
  wish: Wish | null = null;
  /** The student's choice: a claim, `null` for none, undefined while the server chooses. */
  couponId: number | null | undefined = undefined;
  usesCredits = false;
  hasAgreed = false;
  inviteCode = '';
  isPlacing = false;
  notice: CheckoutNotice | null = null;
  readonly course: Query<CourseDetail, [Pick<Wish, 'id' | 'saleId'>]>;
  readonly quote: Query<Quote, [Question]>;
  readonly agreements: Query<Agreement[]>;
  private readonly gesture = new IdempotencyKey();

  constructor(private readonly services: Pick<Services, 'api' | 'navigator' | 'sessionStorage'>) {
    const { api } = services;
    this.course = new Query((key) => api.courses.detail(key));
    this.quote = new Query((question) => api.orders.quote(question));
    this.agreements = new Query(() => api.tenant.agreements({ types: ['purchase', 'refund'] }));
    makeAutoObservable<this, 'services' | 'gesture'>(
      this,
      { course: false, quote: false, agreements: false, services: false, gesture: false, wish: observableRef },
      { autoBind: true },
    );
  }

  /** What stands in the way of the order, or null. */
  get block() {
    return blockOf(this.quote.error);
  }

  /** The quote that can be ordered now. */
  get offer(): Quote | null {
    return this.quote.error ? null : (this.quote.value ?? null);
  }

  /** The address asks for another class, or for the same one in another way; what was chosen beside it stays. */
  show(wish: Wish) {
    const isOtherCourse = !this.course.value?.offers?.some(({ id }) => id === wish.id);
    if (isOtherCourse) this.course.clear();
    if (this.wish && (wish.saleId !== this.wish.saleId || wish.mode !== this.wish.mode)) this.notice = null;
    this.wish = wish;
    void this.course.load({ id: wish.id, saleId: wish.saleId });
    void this.ask();
  }

  start() {
    this.inviteCode ||= this.services.sessionStorage.read(INVITE_KEY) ?? '';
    void this.agreements.load();
  }

  refresh() {
    for (const query of [this.course, this.quote, this.agreements]) void query.reload();
  }

  /** The student comes back to the page: what happened elsewhere meanwhile is said (two tabs). */
  async look() {
    if (this.isPlacing || this.quote.isLoading || this.quote.isPending) return;
    const before = this.offer;
    await this.ask();
    runInAction(() => before && this.offer && this.tell(before, this.offer));
  }

  chooseCoupon(couponId: number | null) {
    this.couponId = couponId;
    this.notice = null;
    void this.ask();
  }

  useCredits(usesCredits: boolean) {
    this.usesCredits = usesCredits;
    this.notice = null;
    void this.ask();
  }

  agree(hasAgreed: boolean) {
    this.hasAgreed = hasAgreed;
  }

  setInviteCode(code: string) {
    this.inviteCode = code.trim();
  }

  /** The code is written: the quote says whose it is. */
  checkInviteCode() {
    if (this.inviteCode !== '') void this.ask();
  }

  /** Makes the order and leads to its payment; one that costs nothing is paid already. Once at a time (§8). */
  async place() {
    const { offer, wish, services } = this;
    if (!offer || !wish || this.isPlacing || this.quote.isLoading || !this.hasAgreed) return;
    this.isPlacing = true;
    try {
      const placed = await this.gesture.run(this.orderOf(offer, wish), services.api.orders.create);
      services.navigator.go(cashierPath(placed), { replace: true });
    } catch (error) {
      await this.settle(error, offer);
    } finally {
      runInAction(() => {
        this.isPlacing = false;
      });
    }
  }

  /** Asks for the price; a coupon that no longer counts gives way to the server's choice, and that is said. */
  private async ask() {
    const { wish } = this;
    if (!wish) return;
    await this.quote.load(this.questionOf(wish));
    const { error } = this.quote;
    if (error && isAboutCoupon(error) && this.couponId !== undefined) await this.dropCoupon(error);
    else if (error?.code === ResultCode.creditsShort && this.usesCredits) await this.dropCredits(error);
  }

  private async settle(error: unknown, before: Quote) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    if (error.code === ResultCode.priceChanged) await this.takePrice(refusalOf(error, ResultCode.priceChanged), before);
    else if (isAboutCoupon(error)) await this.dropCoupon(error);
    else if (error.code === ResultCode.creditsShort) await this.dropCredits(error);
    else runInAction(() => this.stop(error));
  }

  /** Something stands in the way: what was said about the price no longer matters. */
  private stop(error: ApiError) {
    this.notice = null;
    this.quote.fail(error);
  }

  /** 3005: the new quote takes the place of the old one; nothing that was chosen is lost (product.md 4.7). */
  private async takePrice(quote: Quote | null, before: Quote) {
    if (quote) runInAction(() => this.quote.set(quote));
    else await this.ask();
    runInAction(() => {
      if (this.offer) this.notice = { kind: 'price', beforeFen: before.payFen, afterFen: this.offer.payFen };
    });
  }

  private async dropCoupon({ message }: ApiError) {
    runInAction(() => {
      this.couponId = undefined;
      this.notice = { kind: 'coupon', text: message };
    });
    await this.ask();
  }

  private async dropCredits({ message }: ApiError) {
    runInAction(() => {
      this.usesCredits = false;
      this.notice = { kind: 'credits', text: message };
    });
    await this.ask();
  }

  private tell(before: Quote, after: Quote) {
    if (before.payFen !== after.payFen && this.notice === null)
      this.notice = { kind: 'price', beforeFen: before.payFen, afterFen: after.payFen };
  }

  private questionOf({ saleId, mode, teamId }: Wish): Question {
    const { couponId, usesCredits } = this;
    return {
      kind: 'course',
      goodsId: saleId,
      mode,
      ...(teamId === undefined ? {} : { teamId }),
      ...(couponId === null ? { noCoupon: true } : couponId === undefined ? {} : { couponClaimId: couponId }),
      ...(usesCredits ? { credits: ALL_CREDITS } : {}),
      ...(this.inviteCode === '' ? {} : { inviteCode: this.inviteCode }),
    };
  }

  /** The order is of what the student saw: the coupon and the credits of the quote. */
  private orderOf(quote: Quote, wish: Wish): InputOf<typeof orders.create> {
    const { couponClaimId, credits, version } = quote;
    return {
      kind: 'course',
      goodsId: wish.saleId,
      mode: wish.mode,
      ...(wish.teamId === undefined ? {} : { teamId: wish.teamId }),
      ...(couponClaimId === undefined ? { noCoupon: true } : { couponClaimId }),
      ...(credits > 0 ? { credits } : {}),
      ...(this.inviteCode === '' ? {} : { inviteCode: this.inviteCode }),
      version,
    };
  }
}

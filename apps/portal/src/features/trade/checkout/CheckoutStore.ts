import {
  type Agreement,
  type CourseDetail,
  type InputOf,
  type orders,
  type Quote,
  ResultCode,
} from '@shuyuan/contract';
import { observableRef, runInAction } from 'mobx';
import { ApiError, refusalOf } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { INVITE_KEY } from '../../../shared/trade/invite.ts';
import { cashierPath } from '../../../shared/trade/purchasePaths.ts';
import { blockOf, isAboutCoupon } from './blockOf.ts';
import type { OrderRequest } from './orderRequest.ts';
import { StoredChoice } from './StoredChoice.ts';

type QuoteRequest = InputOf<typeof orders.quote>;

/** Notice beside the new price: it changed, or a coupon or the credits no longer count. */
export type CheckoutNotice =
  | { kind: 'price'; beforeFen: number; afterFen: number }
  | { kind: 'coupon' | 'credits'; text: string };

/** More than any order accepts: the server caps them, also after another coupon was chosen. */
const ALL_CREDITS = 1_000_000;

/** Confirming the order of a course: what it costs and why, by the server alone (product.md 4.7). */
export class CheckoutStore extends PageStore {
  request: OrderRequest | null = null;
  /** The student's choice: a claim, `null` for none, undefined while the server chooses. */
  couponId: number | null | undefined = undefined;
  usesCredits = false;
  hasAgreed = false;
  inviteCode = '';
  isPlacing = false;
  notice: CheckoutNotice | null = null;
  readonly course: Query<CourseDetail, [Pick<OrderRequest, 'id' | 'saleId'>]>;
  readonly quote: Query<Quote, [QuoteRequest]>;
  readonly agreements: Query<Agreement[]>;
  readonly #services: Pick<Services, 'api' | 'navigator' | 'sessionStorage'>;
  readonly #idempotencyKey = new IdempotencyKey();
  readonly #handed: CourseDetail | null;
  readonly #stored: StoredChoice;

  /** `handed` is the course of the page before (§3, courseItem). */
  constructor(
    services: Pick<Services, 'api' | 'navigator' | 'sessionStorage'>,
    { handed = null, studentId }: { handed?: CourseDetail | null; studentId?: number | undefined } = {},
  ) {
    super();
    this.#services = services;
    this.#handed = handed;
    this.#stored = new StoredChoice(services.sessionStorage, studentId);
    const { api } = services;
    this.course = this.query((key) => api.courses.detail(key));
    this.quote = this.query((question) => api.orders.quote(question));
    this.agreements = this.query(() => api.tenant.agreements({ types: ['purchase', 'refund'] }), { atStart: [] });
    this.observe({ request: observableRef });
  }

  /** What blocks the order, or null. */
  get block() {
    return blockOf(this.quote.error);
  }

  /** The quote that can be ordered now. */
  get offer(): Quote | null {
    return this.quote.error ? null : (this.quote.value ?? null);
  }

  /** The address asks for another class, or for the same one in another way; what was chosen beside it stays. */
  show(request: OrderRequest) {
    const isOtherCourse = !this.course.value?.offers?.some(({ id }) => id === request.id);
    if (isOtherCourse) this.course.clear();
    if (this.request && (request.saleId !== this.request.saleId || request.mode !== this.request.mode))
      this.notice = null;
    if (!this.request) this.restore(request);
    this.request = request;
    const handed = this.#handed;
    if (handed?.id === request.id && handed.saleId === request.saleId && this.course.isPending) this.course.set(handed);
    void this.course.load({ id: request.id, saleId: request.saleId });
    void this.loadQuote();
  }

  override start() {
    super.start();
    this.inviteCode ||= this.#services.sessionStorage.read(INVITE_KEY) ?? '';
  }

  /** Called on return to the tab: changes made in another tab are shown. */
  async handleReturn() {
    if (this.isPlacing || this.quote.isLoading || this.quote.isPending) return;
    const before = this.offer;
    await this.loadQuote();
    runInAction(() => before && this.offer && this.noticePrice(before, this.offer));
  }

  chooseCoupon(couponId: number | null) {
    this.couponId = couponId;
    this.notice = null;
    this.storeChoice();
    void this.loadQuote();
  }

  useCredits(usesCredits: boolean) {
    this.usesCredits = usesCredits;
    this.notice = null;
    this.storeChoice();
    void this.loadQuote();
  }

  agree(hasAgreed: boolean) {
    this.hasAgreed = hasAgreed;
  }

  setInviteCode(code: string) {
    this.inviteCode = code.trim();
    this.storeChoice();
  }

  /** A code was entered: the quote names its owner. */
  checkInviteCode() {
    if (this.inviteCode !== '') void this.loadQuote();
  }

  /** Makes the order and leads to its payment; one that costs nothing is paid already. Once at a time (§8). */
  async place() {
    const { offer, request } = this;
    if (!offer || !request || this.isPlacing || this.quote.isLoading || !this.hasAgreed) return;
    this.isPlacing = true;
    try {
      const placed = await this.#idempotencyKey.run(this.orderOf(offer, request), this.#services.api.orders.create);
      this.#stored.clear();
      this.#services.navigator.go(cashierPath(placed), { replace: true });
    } catch (error) {
      await this.handleFailure(error, offer);
    } finally {
      runInAction(() => {
        this.isPlacing = false;
      });
    }
  }

  /** What this student had chosen here before a reload, an ended login or a way back; a coupon that no longer counts is told by the quote. */
  private restore({ saleId }: OrderRequest) {
    const choice = this.#stored.read(saleId);
    if (!choice) return;
    this.couponId = choice.couponId;
    this.usesCredits = choice.usesCredits;
    this.inviteCode = choice.inviteCode || this.inviteCode;
  }

  private storeChoice() {
    const { request, couponId, usesCredits, inviteCode } = this;
    if (request) this.#stored.write(request.saleId, { couponId, usesCredits, inviteCode });
  }

  /** Loads the price; a coupon that no longer applies is replaced by the server's choice, with a notice. */
  private async loadQuote() {
    const { request } = this;
    if (!request) return;
    await this.quote.load(this.quoteRequestOf(request));
    const { error } = this.quote;
    if (error && isAboutCoupon(error) && this.couponId !== undefined) await this.dropCoupon(error);
    else if (error?.code === ResultCode.creditsShort && this.usesCredits) await this.dropCredits(error);
  }

  private async handleFailure(error: unknown, before: Quote) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    if (error.code === ResultCode.priceChanged)
      await this.acceptPrice(refusalOf(error, ResultCode.priceChanged), before);
    else if (isAboutCoupon(error)) await this.dropCoupon(error);
    else if (error.code === ResultCode.creditsShort) await this.dropCredits(error);
    else runInAction(() => this.refuse(error));
  }

  /** The order is blocked: notices about the price no longer matter. */
  private refuse(error: ApiError) {
    this.notice = null;
    this.quote.fail(error);
  }

  /** 3005: the new quote takes the place of the old one; nothing that was chosen is lost (product.md 4.7). */
  private async acceptPrice(quote: Quote | null, before: Quote) {
    if (quote) runInAction(() => this.quote.set(quote));
    else await this.loadQuote();
    runInAction(() => {
      if (this.offer) this.notice = { kind: 'price', beforeFen: before.payFen, afterFen: this.offer.payFen };
    });
  }

  private async dropCoupon({ message }: ApiError) {
    runInAction(() => {
      this.couponId = undefined;
      this.notice = { kind: 'coupon', text: message };
    });
    await this.loadQuote();
  }

  private async dropCredits({ message }: ApiError) {
    runInAction(() => {
      this.usesCredits = false;
      this.notice = { kind: 'credits', text: message };
    });
    await this.loadQuote();
  }

  private noticePrice(before: Quote, after: Quote) {
    if (before.payFen !== after.payFen && this.notice === null)
      this.notice = { kind: 'price', beforeFen: before.payFen, afterFen: after.payFen };
  }

  private quoteRequestOf({ saleId, mode, teamId }: OrderRequest): QuoteRequest {
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
  private orderOf(quote: Quote, request: OrderRequest): InputOf<typeof orders.create> {
    const { couponClaimId, credits, version } = quote;
    return {
      kind: 'course',
      goodsId: request.saleId,
      mode: request.mode,
      ...(request.teamId === undefined ? {} : { teamId: request.teamId }),
      ...(couponClaimId === undefined ? { noCoupon: true } : { couponClaimId }),
      ...(credits > 0 ? { credits } : {}),
      ...(this.inviteCode === '' ? {} : { inviteCode: this.inviteCode }),
      version,
    };
  }
}

import type { InputOf, orders, PriceLine, QuotedCoupon, SentOf } from '@shuyuan/contract';
import type { PricedCoupon, SpecialPrice } from '@shuyuan/rules';
import type { Tx } from '../platform/data/tenancy.ts';
import type { StudentCtx } from '../platform/http/requestContext.ts';
import type { LocalizedText } from './words.ts';

/** An order request of a student. */
export type OrderRequest = Pick<InputOf<typeof orders.quote>, 'kind' | 'goodsId' | 'mode' | 'teamId'>;
/** Kinds of goods. */
export type GoodsKind = OrderRequest['kind'];

/** Properties of the goods that coupon scopes refer to (product.md 4.8). */
export interface CouponTarget {
  kind: GoodsKind;
  goodsId: number;
  courseId?: number | undefined;
  subjectId?: number | undefined;
  courseKind?: 'live' | 'recorded' | undefined;
}

/** A special price and its source. */
export interface NamedPrice extends SpecialPrice {
  refId?: number | undefined;
  name: LocalizedText;
  note?: LocalizedText | undefined;
}

/** Goods on sale, as used by an order. */
export interface Goods {
  kind: GoodsKind;
  goodsId: number;
  title: LocalizedText;
  subtitle?: LocalizedText | undefined;
  cover?: string | null | undefined;
  classRunId?: number | undefined;
  offerId?: number | undefined;
  courseKind?: 'live' | 'recorded' | undefined;
  startsAt?: Date | null | undefined;
  /** List price in fen. */
  listFen: number;
  specials: readonly NamedPrice[];
  target: CouponTarget;
  /** Whether coupons and credits apply; not for postage. */
  takesCoupons: boolean;
  takesCredits: boolean;
}

/** An order as the modules behind it see it. */
export interface OrderRef extends Omit<StudentCtx, 'tx'> {
  orderId: number;
  number: string;
  kind: GoodsKind;
  goodsId: number;
  offerId: number | null;
  mode: 'alone' | 'openTeam' | 'joinTeam';
  teamId: number | null;
  title: LocalizedText;
  payFen: number;
  credits: number;
  couponClaimId: number | null;
  expiresAt: Date;
}

/** Whether the goods' own rule allows a refund, checked before the days of product.md 4.7. */
export interface RefundRule {
  isAllowed: boolean;
  reason?: LocalizedText | undefined;
  lessonsLearnt: number;
}

/**
 * One kind of goods; functions that a kind does not need are omitted. Every function runs in the transaction of the order and throws to end it: `refused` with 3001 to
 * 3004, 3402 …, `missing` for goods that this school does not sell.
 */
export interface GoodsPort {
  /** The goods and their price for this student now; throws if they cannot be bought. */
  describe(ctx: StudentCtx, goodsId: number): Promise<Goods>;
  /** Locks what is left of the goods until the transaction ends, and throws when nothing is; sent with the reads of the price. */
  reserve?(tx: Tx, goodsId: number): Promise<void>;
  /** Takes a seat or a piece of what `reserve` has locked, until the order is settled (I6). */
  hold?(tx: Tx, order: OrderRef, price: { isOfMember: boolean }): Promise<void>;
  /** Ended unpaid: releases the reservation, once. */
  release?(tx: Tx, order: OrderRef): Promise<void>;
  /** Paid: marks a held seat as sold, without the right to it yet (a group that is still forming). */
  settle?(tx: Tx, order: OrderRef): Promise<void>;
  /** Grants the right: enrolment, membership, minutes, dispatch (I5). */
  deliver(tx: Tx, order: OrderRef): Promise<void>;
  /** Suspends the right while a refund is reviewed; restores it on refusal. */
  freeze?(tx: Tx, order: OrderRef): Promise<void>;
  unfreeze?(tx: Tx, order: OrderRef): Promise<void>;
  /** Refunded: revokes the right and releases the seat, whether delivered or only settled. */
  revoke?(tx: Tx, order: OrderRef): Promise<void>;
  refundRule(tx: Tx, order: OrderRef): Promise<RefundRule>;
}

/** A student's coupon evaluated for goods on sale. */
export interface OfferedCoupon {
  claimId: number;
  coupon: QuotedCoupon['coupon'];
  /** Its name in both languages, stored with the order; in the language of the question where it is absent. */
  name?: LocalizedText | undefined;
  price: PricedCoupon;
  /** Why it does not apply, regardless of the price; display text. */
  reason?: string | undefined;
}

/** Coupons as orders use them (I7). */
export interface CouponsPort {
  /** The student's living coupons, and whether each is for this thing, which may still be looked up meanwhile. */
  offered(ctx: StudentCtx, target: CouponTarget | Promise<CouponTarget>): Promise<OfferedCoupon[]>;
  /** Locks one for an order: guarded by owner, state and time; 3101, 3102, 3103, 3106. */
  lock(tx: Tx, order: OrderRef): Promise<void>;
  unlock(tx: Tx, order: OrderRef): Promise<void>;
  use(tx: Tx, order: OrderRef): Promise<void>;
  /** After a full refund: returned if the coupon's rule allows it and it has not ended; resolves to whether it was returned. */
  giveBack(tx: Tx, order: OrderRef): Promise<boolean>;
  /** Whether it would be returned. */
  returns(tx: Tx, order: OrderRef): Promise<boolean>;
}

/** Coupons granted by an order, while its refund is reviewed. */
export interface CouponGifts {
  /** Whether one of them is in an order, paid or not. */
  areUsed(tx: Tx, orderId: number): Promise<boolean>;
  rest(tx: Tx, orderId: number): Promise<void>;
  wake(tx: Tx, orderId: number): Promise<void>;
}

/** Credits as orders use them (I10). */
export interface CreditsPort {
  balance(tx: Tx, studentId: number): Promise<number>;
  /** Debits those of the order; 3401 if there are too few. */
  spend(tx: Tx, order: OrderRef): Promise<void>;
  /** Returns them, once. */
  giveBack(tx: Tx, order: OrderRef): Promise<void>;
  /** Credits what the payment earns, once; only when it can no longer be refunded (S16). */
  earn(tx: Tx, order: OrderRef): Promise<void>;
  /** Whether everything that the order has earned so far is still there to be taken back. */
  canTakeBack(tx: Tx, order: OrderRef): Promise<boolean>;
  /** Takes back what the order has earned so far, whole; 3601 when some of it has been spent. */
  takeBack(tx: Tx, order: OrderRef): Promise<void>;
  /** Takes back of it what has not been spent: the school ends the purchase, and what was bought with the rest stays (decision 0021). */
  takeBackUnspent(tx: Tx, order: OrderRef): Promise<void>;
}

/** Rewards of a purchase, while its order is refunded. */
export interface RewardsPort {
  /** Whether courses of a reward that came with the order have been taken. */
  areReceived(tx: Tx, order: OrderRef): Promise<boolean>;
}

/** Groups as orders use them (I9). Each function locks the row of the team. */
export interface GroupsPort {
  /** The group price of an offer for this order request; throws 3301 to 3304, or null when the offer has no running activity. */
  price(ctx: StudentCtx, offerId: number, request: OrderRequest): Promise<NamedPrice | null>;
  /** Opens a team or reserves a seat in one, for an unpaid order; resolves to the team. */
  hold(tx: Tx, order: OrderRef, request: OrderRequest): Promise<number>;
  release(tx: Tx, order: OrderRef): Promise<void>;
  /**
   * A seat is paid. When it was the last one, `complete` lists every order of the team, to be delivered; `isOver` when the
   * team had ended before the payment: the seat is released and the payment refunded.
   */
  pay(tx: Tx, order: OrderRef): Promise<{ complete: readonly number[] | null; isOver?: boolean }>;
  /** Until when an unpaid order of a group can be paid; null once its group has ended or its seat is gone. */
  payableUntil(tx: Tx, order: OrderRef): Promise<Date | null>;
  /** Unpaid orders that still hold a seat in a group that has ended. */
  unpaidOfEnded(tx: Tx, teamId: number): Promise<readonly number[]>;
  /** The deadline has passed: orders to refund; empty when the team is no longer forming. */
  expire(tx: Tx, team: { companyId: number; teamId: number; now: Date }): Promise<readonly number[]>;
  /** A paid member is refunded. */
  refund(tx: Tx, order: OrderRef): Promise<void>;
}

/** Sources of a right outside an order. */
interface Grant {
  source: 'redemption' | 'reward' | 'exchange' | 'order';
  sourceId: number;
}

/** Rights granted by codes, rewards, gifts and orders; each grant counts once by its source. */
export interface Grants {
  /** Enrols a student in the class of an offer and takes a seat: 3001, 3002, 3003. */
  enrol(
    ctx: StudentCtx,
    grant: Grant & { offerId: number; validUntil?: Date | null },
  ): Promise<{ enrolmentId: number; classRunId: number; title: LocalizedText; validUntil: Date | null }>;
  /** Adds a period after the current one (I11); `days` 0 never expires. */
  extendMembership(
    ctx: StudentCtx,
    grant: Grant & { days: number; name: LocalizedText; packageId?: number | undefined },
  ): Promise<{ previousUntil: Date | null; until: Date | null }>;
  addMinutes(
    ctx: StudentCtx,
    grant: Grant & { minutes: number; title: LocalizedText; validUntil?: Date | null },
  ): Promise<void>;
  addCredits(ctx: StudentCtx, grant: Grant & { credits: number; title: LocalizedText }): Promise<void>;
  /** Grants a coupon outside the claim centre; 3105 when none is left. */
  giveCoupon(
    ctx: StudentCtx,
    grant: Grant & { couponId: number },
  ): Promise<{ claimId: number; name: LocalizedText; endsAt: Date }>;
}

/** Makes an order at its present price where no confirmation page is shown. */
export type PlaceOrder = (ctx: StudentCtx, request: OrderRequest) => Promise<{ id: number; number: string }>;

/** The price of an offer for a student now, with its lines; null where it cannot be bought. */
export type PriceOffer = (ctx: StudentCtx, offerId: number) => Promise<OfferPrice | null>;
export interface OfferPrice {
  payFen: number;
  lines: SentOf<typeof PriceLine>[];
  /** Until when the coupon of the price can be used. */
  couponEndsAt?: string | undefined;
}

/** Everything that an order reaches beyond its own tables; put together once, in `src/trade.ts`. */
export interface Trade {
  goods: Readonly<Partial<Record<GoodsKind, GoodsPort>>>;
  coupons: CouponsPort;
  credits: CreditsPort;
  rewards: RewardsPort;
  groups: GroupsPort;
}

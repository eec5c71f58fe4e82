import type { InputOf, orders, PriceLine, QuotedCoupon, SentOf } from '@shuyuan/contract';
import type { PricedCoupon, SpecialPrice } from '@shuyuan/rules';
import type { Expression } from 'kysely';
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
  /** Delivers an order that costs nothing, and so is paid as it is made. Absent where a delivery reads more: then `reserve` has read it. */
  deliverFree?: FreeDelivery;
}

/** As `Delivery`; of the list price, so many fen are off for members. */
export type FreeDelivery = (order: OrderRef, memberOffFen: number) => Promise<void>;

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

/** Grants the right to what an order has bought, without waiting for the database; throws as `GoodsPort.deliver` does. */
export type Delivery = (order: OrderRef) => Promise<void>;

/** Pays the seat of an order in its group, without waiting for the database, as `GroupsPort.pay` does. */
export type SeatPayment = (order: OrderRef) => Promise<PaidSeat>;
/**
 * What a paid seat has changed. When it was the last one, `complete` lists every order of the team, to be delivered; `isOver` when the
 * team had ended before the payment: the seat is released and the payment refunded.
 */
export interface PaidSeat {
  complete: readonly number[] | null;
  isOver?: boolean;
}

/** A seat that an order can take, in a team to open or to join. */
export interface ReservedSeat {
  price: NamedPrice;
  /** The team, which may still have to be opened. */
  teamId: number;
  /** Takes the seat, and opens the team; nothing is waited for. */
  hold(order: OrderRef): Promise<void>;
  /** Pays the seat that was taken. */
  pay: SeatPayment;
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
  /**
   * Locks what an order of the goods changes and what its price rests on until the transaction ends, and throws when nothing is left;
   * sent before the reads of the price. Resolves to what delivers the order should it cost nothing, where that reads more than the goods.
   */
  reserve?(ctx: StudentCtx, goodsId: number): Promise<FreeDelivery | null>;
  /** Takes a seat or a piece of what `reserve` has locked, until the order is settled (I6); nothing is waited for. */
  hold?(tx: Tx, order: OrderRef): Promise<void>;
  /** Ended unpaid: releases the reservation, once. */
  release?(tx: Tx, order: OrderRef): Promise<void>;
  /** Paid: marks a held seat as sold, without the right to it yet (a group that is still forming). */
  settle?(tx: Tx, order: OrderRef): Promise<void>;
  /** Grants the right: enrolment, membership, minutes, dispatch (I5). */
  deliver(tx: Tx, order: OrderRef): Promise<void>;
  /**
   * Locks and reads what `deliver` needs to know of orders, for orders of other goods nothing; sent with the lock of the orders, so that
   * the delivery does not wait (decision 0064). A refusal comes with the delivery.
   */
  prepareDelivery(tx: Tx, orderIds: Expression<number>, now: Date): Promise<Delivery>;
  /** Locks the counts that `settle` changes, before the row of a group is locked. */
  lockSettled?(tx: Tx, orderIds: Expression<number>): Promise<void>;
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
  /**
   * The student's living coupons, and whether each is for this thing, which may still be looked up meanwhile; for an order, their rows
   * locked until the transaction ends.
   */
  offered(
    ctx: StudentCtx,
    target: CouponTarget | Promise<CouponTarget>,
    purpose: { isForOrder: boolean },
  ): Promise<OfferedCoupon[]>;
  /** Puts one that was offered for an order into it, without waiting; one that cannot be put there fails the transaction. */
  lock(tx: Tx, order: OrderRef): Promise<void>;
  unlock(tx: Tx, order: OrderRef): Promise<void>;
  /** Locks the counts that `use` changes, before the row of a group is locked. */
  lockUsed(tx: Tx, orderId: Expression<number>): Promise<void>;
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
  /** The same, the account locked until the transaction ends. */
  lockBalance(tx: Tx, studentId: number): Promise<number>;
  /** Debits those of a new order from a locked balance, without waiting; 3401 if there are too few. */
  spend(tx: Tx, order: OrderRef, balance: number): Promise<void>;
  /** Returns them, once; nothing is waited for. */
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

/** Groups as orders use them (I9). Each function but `price` locks the row of the team. */
export interface GroupsPort {
  /** The group price of an offer for this order request; throws 3301 to 3304, or null when the offer has no running activity. */
  price(ctx: StudentCtx, offerId: number, request: OrderRequest): Promise<NamedPrice | null>;
  /** The same for an order: locks the team to join until the transaction ends, and reads what the seat needs to know, in one round trip. */
  reserve(ctx: StudentCtx, offerId: number, request: OrderRequest): Promise<ReservedSeat | null>;
  release(tx: Tx, order: OrderRef): Promise<void>;
  pay(tx: Tx, order: OrderRef): Promise<PaidSeat>;
  /** Locks the team of an order and reads what `pay` needs to know, so that it does not wait (decision 0064). */
  preparePayment(tx: Tx, orderIds: Expression<number>): Promise<SeatPayment>;
  /** Until when an unpaid order of a group can be paid; null once its group has ended or its seat is gone. */
  payableUntil(tx: Tx, order: OrderRef): Promise<Date | null>;
  /** Unpaid orders that still hold a seat in a group that has ended. */
  unpaidOfEnded(tx: Tx, teamId: number): Promise<readonly number[]>;
  /** The deadline has passed: orders to refund; empty when the team is no longer forming. */
  expire(tx: Tx, team: { companyId: number; teamId: number; now: Date }): Promise<readonly number[]>;
  /** A paid member is refunded. */
  refund(tx: Tx, order: OrderRef): Promise<void>;
}

/** Makes an order of goods that are new, and so nobody else's, at their list price; its id is known before. Nothing is waited for. */
export type PlaceOrder = (ctx: StudentCtx, goods: Goods, id: number) => Promise<{ id: number; number: string }>;

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

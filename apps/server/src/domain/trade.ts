import type { InputOf, orders, QuotedCoupon } from '@shuyuan/contract';
import type { PricedCoupon, SpecialPrice } from '@shuyuan/rules';
import type { Tx } from '../platform/data/tenancy.ts';
import type { StudentCtx } from '../platform/http/requestContext.ts';
import type { LocalizedText } from './words.ts';

/** What a student wants to order. */
export type OrderRequest = Pick<InputOf<typeof orders.quote>, 'kind' | 'goodsId' | 'mode' | 'teamId'>;
/** What can be ordered. */
export type GoodsKind = OrderRequest['kind'];

/** What a coupon may be good for, of the thing that is bought (product.md 4.8). */
export interface CouponTarget {
  kind: GoodsKind;
  goodsId: number;
  courseId?: number | undefined;
  subjectId?: number | undefined;
  courseKind?: 'live' | 'recorded' | undefined;
}

/** A special price with what stands behind it. */
export interface NamedPrice extends SpecialPrice {
  refId?: number | undefined;
  name: LocalizedText;
  note?: LocalizedText | undefined;
}

/** One thing on sale as an order takes it. */
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
  /** Whether coupons and credits pay for it; postage takes neither. */
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

/** Whether the thing's own rule gives the money back, before the days of product.md 4.7 are counted. */
export interface RefundRule {
  isAllowed: boolean;
  reason?: LocalizedText | undefined;
  lessonsLearnt: number;
}

/**
 * One kind of goods; what a kind has nothing to do for, it leaves out. Every function runs in the transaction of the order and throws what ends it: `refused` with 3001 to
 * 3004, 3402 …, `missing` for what this school does not sell.
 */
export interface GoodsPort {
  /** What it is and costs this student now; throws where it cannot be bought. */
  describe(ctx: StudentCtx, goodsId: number): Promise<Goods>;
  /** Keeps a seat or a piece until the order is settled (I6). */
  hold?(tx: Tx, order: OrderRef): Promise<void>;
  /** Unpaid and over: what was held comes back, once. */
  release?(tx: Tx, order: OrderRef): Promise<void>;
  /** Paid: a held seat is sold, without the right to it yet (a group that is still forming). */
  settle?(tx: Tx, order: OrderRef): Promise<void>;
  /** Gives the right: enrolment, membership, minutes, sending (I5). */
  deliver(tx: Tx, order: OrderRef): Promise<void>;
  /** A refund is looked at: the right rests; and goes on when it is refused. */
  freeze?(tx: Tx, order: OrderRef): Promise<void>;
  unfreeze?(tx: Tx, order: OrderRef): Promise<void>;
  /** The money goes back: right and seat come back, whether it was delivered or only settled. */
  revoke?(tx: Tx, order: OrderRef): Promise<void>;
  refundRule(tx: Tx, order: OrderRef): Promise<RefundRule>;
}

/** A coupon of the student beside a thing on sale. */
export interface OfferedCoupon {
  claimId: number;
  coupon: QuotedCoupon['coupon'];
  /** Its name in both languages, stored with the order; in the language of the question where it is absent. */
  name?: LocalizedText | undefined;
  price: PricedCoupon;
  /** Why it does not count, whatever the price; ready to show. */
  reason?: string | undefined;
}

/** Coupons as orders use them (I7). */
export interface CouponsPort {
  /** The student's living coupons, and whether each is for this thing. */
  offered(ctx: StudentCtx, target: CouponTarget): Promise<OfferedCoupon[]>;
  /** Locks one for an order: guarded by owner, state and time; 3101, 3102, 3103, 3106. */
  lock(tx: Tx, order: OrderRef): Promise<void>;
  unlock(tx: Tx, order: OrderRef): Promise<void>;
  use(tx: Tx, order: OrderRef): Promise<void>;
  /** After a full refund: back if the coupon's rule says so and it has not ended; tells whether it came back. */
  giveBack(tx: Tx, order: OrderRef): Promise<boolean>;
  /** Whether it would come back. */
  returns(tx: Tx, order: OrderRef): Promise<boolean>;
}

/** Coupons that came with an order, while its refund is looked at. */
export interface CouponGifts {
  /** Whether one of them is in an order, paid or not. */
  areUsed(tx: Tx, orderId: number): Promise<boolean>;
  rest(tx: Tx, orderId: number): Promise<void>;
  wake(tx: Tx, orderId: number): Promise<void>;
}

/** Credits as orders use them (I10). */
export interface CreditsPort {
  balance(tx: Tx, studentId: number): Promise<number>;
  /** Takes those of the order; 3401 where there are too few. */
  spend(tx: Tx, order: OrderRef): Promise<void>;
  /** Gives them back, once. */
  giveBack(tx: Tx, order: OrderRef): Promise<void>;
  /** Gives what the payment earns, once; and takes it back with a refund, as far as it is still there. */
  earn(tx: Tx, order: OrderRef): Promise<void>;
  unearn(tx: Tx, order: OrderRef): Promise<void>;
}

/** Groups as orders use them (I9). Each function locks the row of the team. */
export interface GroupsPort {
  /** The group price of an offer for this order request; throws 3301 to 3304, or null when the offer has no running activity. */
  price(ctx: StudentCtx, offerId: number, request: OrderRequest): Promise<NamedPrice | null>;
  /** Opens a team or takes a seat in one, for an unpaid order; gives the team. */
  hold(tx: Tx, order: OrderRef, request: OrderRequest): Promise<number>;
  release(tx: Tx, order: OrderRef): Promise<void>;
  /**
   * A seat is paid. When it was the last one, `complete` lists every order of the team, to be delivered; `isOver` when the
   * team had ended before the money came: the seat is free again and the money goes back.
   */
  pay(tx: Tx, order: OrderRef): Promise<{ complete: readonly number[] | null; isOver?: boolean }>;
  /** The deadline has passed: orders to refund; empty when the team is no longer forming. */
  expire(tx: Tx, team: { companyId: number; teamId: number; now: Date }): Promise<readonly number[]>;
  /** A paid member's money goes back. */
  refund(tx: Tx, order: OrderRef): Promise<void>;
}

/** What gives a right outside an order. */
interface Grant {
  source: 'redemption' | 'reward' | 'exchange' | 'order';
  sourceId: number;
}

/** Rights that codes, rewards, gifts and orders give; each grant counts once by its source. */
export interface Grants {
  /** Puts a student into the class of an offer and takes a seat: 3001, 3002, 3003. */
  enrol(
    ctx: StudentCtx,
    grant: Grant & { offerId: number; validUntil?: Date | null },
  ): Promise<{ enrolmentId: number; classRunId: number; title: LocalizedText; validUntil: Date | null }>;
  /** Adds a period behind the present one (I11); `days` 0 lasts for ever. */
  extendMembership(
    ctx: StudentCtx,
    grant: Grant & { days: number; name: LocalizedText; packageId?: number | undefined },
  ): Promise<{ previousUntil: Date | null; until: Date | null }>;
  addMinutes(
    ctx: StudentCtx,
    grant: Grant & { minutes: number; title: LocalizedText; validUntil?: Date | null },
  ): Promise<void>;
  addCredits(ctx: StudentCtx, grant: Grant & { credits: number; title: LocalizedText }): Promise<void>;
  /** Gives a coupon outside the claim centre; 3105 when none is left. */
  giveCoupon(
    ctx: StudentCtx,
    grant: Grant & { couponId: number },
  ): Promise<{ claimId: number; name: LocalizedText; endsAt: Date }>;
}

/** Makes an order at its present price where no confirmation page is shown. */
export type PlaceOrder = (ctx: StudentCtx, request: OrderRequest) => Promise<{ id: number; number: string }>;

/** Everything that an order reaches beyond its own tables; put together once, in `src/trade.ts`. */
export interface Trade {
  goods: Readonly<Partial<Record<GoodsKind, GoodsPort>>>;
  coupons: CouponsPort;
  credits: CreditsPort;
  groups: GroupsPort;
}

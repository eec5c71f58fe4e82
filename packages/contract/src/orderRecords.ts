import * as z from 'zod/mini';
import { Coupon } from './coupons.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Id, Instant, maybe, record, Whole, words, YuanNumber } from './schema.ts';
import { marked } from './toWire.ts';

/** What can be ordered (product.md 4.7). `course` is an offer of a class; a gift's order pays its postage. */
export const goodsKinds = words({ course: 1, membership: 2, minutes: 3, postage: 4 });
/** Bought alone, as the first of a new group, or in an open one (product.md 4.10). */
export const buyModes = words({ alone: 0, openTeam: 1, joinTeam: 2 });
/** Order states: 0 to 2 are the family's, ours start at 10 (product.md, settled). */
export const orderStatuses = words({ paid: 0, unpaid: 1, cancelled: 2, refunding: 10, refunded: 11 });
/** Delivery state of the goods. */
export const fulfilments = words({ none: 0, awaitingGroup: 1, delivered: 2, failed: 3, revoked: 4 });
/** Why an order was cancelled or refunded. */
export const cancelReasons = words({ student: 1, timeout: 2, school: 3, priceChanged: 4, groupFailed: 5 });
/** Payment methods; the student chooses one of the two providers, the others are results. */
export const payMethods = words({ none: 0, alipay: 1, wechat: 2 });
export const providerMethods = words({ alipay: 1, wechat: 2 });
/** Kinds of price lines: the list price first, then the deductions, in the order of product.md 4.7. */
export const priceLineKinds = words({ list: 0, campaign: 1, member: 2, group: 3, coupon: 4, credits: 5 });
/** What a student may do with an order; the server decides (product.md 4.0). */
export const orderActions = z.enum(['pay', 'cancel', 'delete', 'refund', 'withdrawRefund', 'rebuy', 'invite', 'learn']);
export type OrderAction = z.output<typeof orderActions>;

/** One line of a price; `amountFen` is negative for a deduction. */
export const PriceLine = record({
  kind: ['deductType', priceLineKinds],
  /** Display text: name of the campaign, the coupon … */
  name: ['deductName', z.string()],
  /** Short reason. */
  note: ['deductNote', maybe(z.string())],
  amountFen: [
    'deductAmount',
    marked(
      z.codec(z.number(), z.int(), { decode: (yuan) => Math.round(yuan * 100), encode: (fen) => fen / 100 }),
      'signedYuan',
    ),
  ],
});
export type PriceLine = ReadOf<typeof PriceLine>;

/** The goods as cards, the cashier and the order show them; stored with the order as they were when it was placed. */
const goodsFields = {
  kind: ['commodityType', goodsKinds],
  /** Offer, package or exchange order. */
  goodsId: ['commodityId', Id],
  title: ['groupBuyingName', z.string()],
  /** Class, lecturer, days …: one line of display text. */
  subtitle: ['commodityNote', maybe(z.string())],
  cover: ['commodityImg', maybe(z.string())],
  /** The class of a course; together with `goodsId`, the address of its page. */
  classId: ['courseScheduleId', maybe(Id)],
  courseKind: ['classType', maybe(words({ live: 1, recorded: 2 }))],
  startsAt: ['courseStartDate', maybe(Instant)],
} as const;

/** An order (wire-facts 8.2; ours beside it: product.md 4.7). */
const orderFields = {
  id: ['id', Id],
  orderNum: ['orderNum', z.string(), REQUIRED],
  ...goodsFields,
  listFen: ['orderPrice', YuanNumber],
  payFen: ['realPrice', YuanNumber],
  status: ['orderStatus', orderStatuses],
  fulfilment: ['fulfilStatus', fulfilments],
  cancelReason: ['cancelReason', maybe(cancelReasons)],
  method: ['payChannel', payMethods],
  createdAt: ['createdTime', Instant],
  /** Payment deadline, by the server's clock. */
  expiresAt: ['expireTime', Instant],
  paidAt: ['payTime', maybe(Instant)],
  endedAt: ['cancelTime', maybe(Instant)],
  teamId: ['grouponTeamId', maybe(Id)],
  groupId: ['grouponId', maybe(Id)],
  /** Members the group still needs, and its deadline. */
  teamMissing: ['enoughNum', maybe(Whole)],
  teamEndsAt: ['spellGroupEndTime', maybe(Instant)],
  couponName: ['couponName', maybe(z.string())],
  credits: ['creditAmount', maybe(Whole)],
  /** When the school refused the last request for a refund, and why. */
  refusedAt: ['refundRefuseTime', maybe(Instant)],
  refusal: ['refundRefuseReason', maybe(z.string())],
  actions: ['handleOptions', z.array(orderActions)],
} as const;
/** An order in a list, which every backend of the family has: what it knows beyond number and product is its own affair. */
export const Order = record({
  ...orderFields,
  kind: ['commodityType', goodsKinds, OPTIONAL],
  listFen: ['orderPrice', YuanNumber, OPTIONAL],
  payFen: ['realPrice', YuanNumber, OPTIONAL],
  status: ['orderStatus', orderStatuses, OPTIONAL],
  fulfilment: ['fulfilStatus', fulfilments, OPTIONAL],
  method: ['payChannel', payMethods, OPTIONAL],
  createdAt: ['createdTime', Instant, OPTIONAL],
  expiresAt: ['expireTime', Instant, OPTIONAL],
});
export type Order = ReadOf<typeof Order>;

/** A refund of an order (product.md 4.7). */
export const Refund = record({
  id: ['refundId', Id],
  refundNum: ['refundNum', z.string()],
  amountFen: ['refundAmount', YuanNumber],
  status: ['refundStatus', words({ auditing: 1, adopted: 2, refused: 3, refunded: 4, withdrawn: 5, error: 9 })],
  reason: ['reasonText', maybe(z.string())],
  answer: ['dealReason', maybe(z.string())],
  askedAt: ['createTime', Instant],
  /** Deadline of the school's review. */
  reviewedBy: ['auditEndTime', maybe(Instant)],
  doneAt: ['successTime', maybe(Instant)],
});
export type Refund = ReadOf<typeof Refund>;

/** One order with everything the cashier and its page show. */
export const OrderDetail = record({
  ...orderFields,
  lines: ['deductList', z.array(PriceLine)],
  /** Payment methods that this school offers. */
  methods: ['payMethodList', z.array(providerMethods)],
  refund: ['refund', maybe(Refund)],
  /** Credits that the payment earns, and when they arrive; absent for an order that earns none. */
  creditsEarned: ['creditGive', maybe(Whole)],
  creditsAt: ['creditGiveTime', maybe(Instant)],
  serverTime: ['currentDateTime', Instant],
});
export type OrderDetail = ReadOf<typeof OrderDetail>;

/** A coupon with a quote: what it would take off, or why it does not apply (3101 as text). */
export const QuotedCoupon = record({
  coupon: ['coupon', Coupon],
  reduceFen: ['reduceAmount', YuanNumber],
  reason: ['unusableReason', maybe(z.string())],
});
export type QuotedCoupon = ReadOf<typeof QuotedCoupon>;

/** The price of an order and its lines (product.md 4.7). */
export const Quote = record({
  /** Sent back with `create`: an outdated version is refused with the new quote (3005). */
  version: ['priceVersion', z.string()],
  ...goodsFields,
  mode: ['buyMode', buyModes],
  teamId: ['grouponTeamId', maybe(Id)],
  groupId: ['grouponId', maybe(Id)],
  lines: ['deductList', z.array(PriceLine)],
  listFen: ['originalAmount', YuanNumber],
  payFen: ['payAmount', YuanNumber],
  coupons: ['couponList', z.array(QuotedCoupon)],
  /** The coupon applied; absent for none. */
  couponClaimId: ['couponClaimId', maybe(Id)],
  creditsBalance: ['creditBalance', Whole],
  creditsMax: ['creditMax', Whole],
  /** Credits applied. */
  credits: ['creditAmount', Whole],
  creditsEarned: ['creditGive', Whole],
  /** Minutes within which the order must be paid. */
  payMinutes: ['payMinutes', Whole],
  /** Name of the student who recommended the course. */
  inviterName: ['inviterName', maybe(z.string())],
  serverTime: ['currentDateTime', Instant],
});
export type Quote = ReadOf<typeof Quote>;

/** A new order; an order of 0 fen is already paid. */
export const Placed = record({
  id: ['orderId', Id],
  orderNum: ['orderNum', z.string(), REQUIRED],
  goodsId: ['commodityId', Id],
  payFen: ['payAmount', YuanNumber],
  status: ['orderStatus', orderStatuses],
  teamId: ['grouponTeamId', maybe(Id)],
  expiresAt: ['expireTime', Instant],
});
export type Placed = ReadOf<typeof Placed>;

/** Data of refusal 3009: the unpaid order that already exists. */
export const UnpaidOrder = record({
  id: ['orderId', Id],
  orderNum: ['orderNum', z.string(), REQUIRED],
  goodsId: ['commodityId', Id],
});
export type UnpaidOrder = ReadOf<typeof UnpaidOrder>;

import * as z from 'zod/mini';
import { Coupon } from './coupons.ts';
import { Id, Instant, maybe, record, Whole, words, YuanNumber } from './schema.ts';
import { marked } from './toWire.ts';

/** What can be ordered (product.md 4.7). `course` is an offer of a class; a gift's order pays its postage. */
export const goodsKinds = words({ course: 1, membership: 2, minutes: 3, postage: 4 });
/** Bought alone, as the first of a new group, or in an open one (product.md 4.10). */
export const buyModes = words({ alone: 0, openTeam: 1, joinTeam: 2 });
/** Order states: 0 to 2 as the family has them, ours from 10 (product.md, settled). */
export const orderStatuses = words({ paid: 0, unpaid: 1, cancelled: 2, refunding: 10, refunded: 11 });
/** What has become of what was bought. */
export const fulfilments = words({ none: 0, awaitingGroup: 1, delivered: 2, failed: 3, revoked: 4 });
/** Why an order was cancelled or given back. */
export const cancelReasons = words({ student: 1, timeout: 2, school: 3, priceChanged: 4, groupFailed: 5 });
/** By what one pays; the two providers are chosen, the others are results. */
export const payMethods = words({ none: 0, alipay: 1, wechat: 2 });
export const providerMethods = words({ alipay: 1, wechat: 2 });
/** Kinds of lines of a price: the list price first, what takes off after it, in the order of product.md 4.7. */
export const priceLineKinds = words({ list: 0, campaign: 1, member: 2, group: 3, coupon: 4, credits: 5 });
/** What a student may do with an order; the server decides (product.md 4.0). */
export const orderActions = z.enum(['pay', 'cancel', 'delete', 'refund', 'withdrawRefund', 'rebuy', 'invite', 'learn']);
export type OrderAction = z.output<typeof orderActions>;

/** One line of a price; `amountFen` is negative where it takes off. */
export const PriceLine = record({
  kind: ['deductType', priceLineKinds],
  /** Ready to show: name of the campaign, the coupon … */
  name: ['deductName', z.string()],
  /** Why, in a few words. */
  note: ['deductNote', maybe(z.string())],
  amountFen: [
    'deductAmount',
    marked(
      z.codec(z.number(), z.int(), { decode: (yuan) => Math.round(yuan * 100), encode: (fen) => fen / 100 }),
      'signedYuan',
    ),
  ],
});
export type PriceLine = z.output<typeof PriceLine>;

/** What is bought, as cards, the cashier and the order show it; kept with the order as it was. */
const goodsFields = {
  kind: ['commodityType', goodsKinds],
  /** Offer, package or exchange order. */
  goodsId: ['commodityId', Id],
  title: ['groupBuyingName', z.string()],
  /** Class, lecturer, days …: one line, ready to show. */
  subtitle: ['commodityNote', maybe(z.string())],
  cover: ['commodityImg', maybe(z.string())],
  /** The class of a course; with `goodsId` the address of its page. */
  classId: ['courseScheduleId', maybe(Id)],
  courseKind: ['classType', maybe(words({ live: 1, recorded: 2 }))],
  startsAt: ['courseStartDate', maybe(Instant)],
} as const;

/** An order in a list (wire-facts 8.2; ours beside it: product.md 4.7). */
const orderFields = {
  id: ['id', Id],
  orderNum: ['orderNum', z.string()],
  ...goodsFields,
  listFen: ['orderPrice', YuanNumber],
  payFen: ['realPrice', YuanNumber],
  status: ['orderStatus', orderStatuses],
  fulfilment: ['fulfilStatus', fulfilments],
  cancelReason: ['cancelReason', maybe(cancelReasons)],
  method: ['payChannel', payMethods],
  createdAt: ['createdTime', Instant],
  /** Until when it can be paid; the server's clock decides. */
  expiresAt: ['expireTime', Instant],
  paidAt: ['payTime', maybe(Instant)],
  endedAt: ['cancelTime', maybe(Instant)],
  teamId: ['grouponTeamId', maybe(Id)],
  groupId: ['grouponId', maybe(Id)],
  /** People the group still lacks, and until when. */
  teamMissing: ['enoughNum', maybe(Whole)],
  teamEndsAt: ['spellGroupEndTime', maybe(Instant)],
  couponName: ['couponName', maybe(z.string())],
  credits: ['creditAmount', maybe(Whole)],
  actions: ['handleOptions', z.array(orderActions)],
} as const;
export const Order = record(orderFields);
export type Order = z.output<typeof Order>;

/** A refund of an order (product.md 4.7). */
export const Refund = record({
  id: ['refundId', Id],
  refundNum: ['refundNum', z.string()],
  amountFen: ['refundAmount', YuanNumber],
  status: ['refundStatus', words({ auditing: 1, adopted: 2, refused: 3, refunded: 4, withdrawn: 5, error: 9 })],
  reason: ['reasonText', maybe(z.string())],
  answer: ['dealReason', maybe(z.string())],
  askedAt: ['createTime', Instant],
  /** By when the school will have looked at it. */
  reviewedBy: ['auditEndTime', maybe(Instant)],
  doneAt: ['successTime', maybe(Instant)],
});
export type Refund = z.output<typeof Refund>;

/** One order with everything the cashier and its page show. */
export const OrderDetail = record({
  ...orderFields,
  lines: ['deductList', z.array(PriceLine)],
  /** Ways that this school offers. */
  methods: ['payMethodList', z.array(providerMethods)],
  refund: ['refund', maybe(Refund)],
  serverTime: ['currentDateTime', Instant],
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** A coupon beside a quote: what it would take off, or why it does not count (3101 in words). */
export const QuotedCoupon = record({
  coupon: ['coupon', Coupon],
  reduceFen: ['reduceAmount', YuanNumber],
  reason: ['unusableReason', maybe(z.string())],
});
export type QuotedCoupon = z.output<typeof QuotedCoupon>;

/** What an order would cost, and why (product.md 4.7). */
export const Quote = record({
  /** Goes back with `create`: an old one is refused with the new quote (3005). */
  version: ['priceVersion', z.string()],
  ...goodsFields,
  mode: ['buyMode', buyModes],
  teamId: ['grouponTeamId', maybe(Id)],
  groupId: ['grouponId', maybe(Id)],
  lines: ['deductList', z.array(PriceLine)],
  listFen: ['originalAmount', YuanNumber],
  payFen: ['payAmount', YuanNumber],
  coupons: ['couponList', z.array(QuotedCoupon)],
  /** The one that counts; absent for none. */
  couponClaimId: ['couponClaimId', maybe(Id)],
  creditsBalance: ['creditBalance', Whole],
  creditsMax: ['creditMax', Whole],
  /** Those that count. */
  credits: ['creditAmount', Whole],
  creditsEarned: ['creditGive', Whole],
  /** Minutes in which the order is to be paid. */
  payMinutes: ['payMinutes', Whole],
  /** Who recommended the course, by name. */
  inviterName: ['inviterName', maybe(z.string())],
  serverTime: ['currentDateTime', Instant],
});
export type Quote = z.output<typeof Quote>;

/** An order that was just made; without anything to pay it is paid already. */
export const Placed = record({
  id: ['orderId', Id],
  orderNum: ['orderNum', z.string()],
  goodsId: ['commodityId', Id],
  payFen: ['payAmount', YuanNumber],
  status: ['orderStatus', orderStatuses],
  teamId: ['grouponTeamId', maybe(Id)],
  expiresAt: ['expireTime', Instant],
});
export type Placed = z.output<typeof Placed>;

/** Data of refusal 3009: the unpaid order that is there already. */
export const UnpaidOrder = record({
  id: ['orderId', Id],
  orderNum: ['orderNum', z.string()],
  goodsId: ['commodityId', Id],
});
export type UnpaidOrder = z.output<typeof UnpaidOrder>;

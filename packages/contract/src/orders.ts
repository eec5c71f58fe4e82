import { codePointLength, REFUND_REASON_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Keyword, ruled } from './fields.ts';
import {
  buyModes,
  goodsKinds,
  Order,
  OrderDetail,
  orderStatuses,
  Placed,
  providerMethods,
  Quote,
  Refund,
} from './orderRecords.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words, YuanNumber } from './schema.ts';

const OrderKey = record({ id: ['orderId', Id], orderNum: ['orderNum', text(64)] });
const reasonProblem = (reason: string) => (codePointLength(reason) > REFUND_REASON_MAX ? 'length' : null);
const orderIds = { orderId: 'owner' } as const;

/** What to buy. */
const orderFields = {
  kind: ['goodsType', goodsKinds],
  goodsId: ['goodsId', Id],
  mode: ['buyMode', z.optional(buyModes)],
  /** The group to join. */
  teamId: ['grouponTeamId', z.optional(Id)],
  /** Absent: the server picks the coupon that saves most; see `noCoupon`. */
  couponClaimId: ['couponClaimId', z.optional(Id)],
  noCoupon: ['noCoupon', z.optional(Flag)],
  /** Credits to spend; 0 by default. */
  credits: ['creditAmount', z.optional(Whole.check(z.minimum(0), z.maximum(1_000_000)))],
  /** Invite code of the recommending student; an unknown code is ignored. */
  inviteCode: ['inviteCode', z.optional(text(16))],
} as const;

/** Orders from the price to the refund (product.md 4.7). */
export const orders = {
  quote: get('/order/quote', {
    summary: 'What an order would cost; refused with 3001 to 3004, 3009 or a group code when it cannot be made',
    access: 'student',
    ids: { goodsId: 'tenant', grouponTeamId: 'tenant', couponClaimId: 'owner' },
    input: record(orderFields),
    result: Quote,
  }),
  create: post('/order/createOrder', {
    summary:
      'Makes an order; 3005 with the new quote when the price has changed, 3009 with the unpaid order of the same goods',
    access: 'student',
    ids: { goodsId: 'tenant', grouponTeamId: 'tenant', couponClaimId: 'owner' },
    input: record({
      ...orderFields,
      version: ['priceVersion', text(64)],
    }),
    result: Placed,
  }),
  buyFree: post('/payManage/courseZeroBuy', {
    summary: 'Takes a course that costs this student nothing',
    access: 'student',
    ids: { courseScheduleId: 'tenant', sellCourseScheduleId: 'tenant' },
    input: record({ id: ['courseScheduleId', Id], saleId: ['sellCourseScheduleId', Id] }),
    result: Placed,
  }),
  list: get('/datebook/queryCourseOrderList', {
    summary: "The student's orders, the newest first",
    access: 'student',
    input: record({
      /** Refunding and refunded orders are listed under `refund`. */
      filter: ['orderTab', z.optional(words({ all: 0, unpaid: 1, paid: 2, cancelled: 3, refund: 4 }))],
      keyword: ['keyword', z.optional(Keyword)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: Order,
  }),
  groupList: get('/datebook/queryGroupBuyingOrderList', {
    summary: "The student's orders in groups, the newest first",
    access: 'student',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: Order,
  }),
  counts: get('/order/getOrderCount', {
    summary: 'How many orders stand under each tab',
    access: 'student',
    input: Nothing,
    result: record({
      all: ['all', Whole],
      unpaid: ['unpaid', Whole],
      paid: ['paid', Whole],
      cancelled: ['cancelled', Whole],
      refund: ['refund', Whole],
      /** For the countdowns of the list. */
      serverTime: ['currentDateTime', maybe(Instant)],
    }),
  }),
  detail: get('/order/getDetail', {
    summary: 'One order; `missing` unless id and number belong together and to the student',
    access: 'student',
    ids: orderIds,
    input: OrderKey,
    result: OrderDetail,
  }),
  pay: post('/order/pay', {
    summary: 'Opens a payment; 3006 when the order has run out, 3007 when it is paid',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id], orderNum: ['orderNum', text(32)], method: ['payMethod', providerMethods] }),
    result: record({
      paymentId: ['paymentId', Id],
      method: ['payMethod', providerMethods],
      payFen: ['payAmount', YuanNumber],
      /** Text of the QR code. */
      qrText: ['qrUrl', maybe(z.string())],
      /** Payment page of the provider. */
      pageUrl: ['payUrl', maybe(z.string())],
      expiresAt: ['expireTime', Instant],
    }),
  }),
  payStatus: get('/order/getPayStatus', {
    summary: 'How the newest payment of an order stands',
    access: 'student',
    ids: orderIds,
    input: OrderKey,
    result: record({
      status: ['orderStatus', orderStatuses],
      payment: ['payStatus', maybe(words({ waiting: 0, success: 1, failed: 2, closed: 3, surplus: 4 }))],
      method: ['payMethod', maybe(providerMethods)],
      failure: ['failReason', maybe(z.string())],
      teamId: ['grouponTeamId', maybe(Id)],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  cancel: post('/order/cancelOrder', {
    summary: 'Cancels an unpaid order; everything it held comes back',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id] }),
    result: Nothing,
  }),
  remove: post('/order/deleteOrder', {
    summary: 'Hides an order that is over from its student; the school keeps it',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id] }),
    result: Nothing,
  }),
  refundRule: get('/order/getRefundRule', {
    summary: 'Whether a refund is given, how much and until when, before it is asked for',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id] }),
    result: record({
      isAllowed: ['isAllow', Flag],
      /** Why not, as display text. */
      reason: ['reason', maybe(z.string())],
      amountFen: ['refundAmount', YuanNumber],
      /** Deadline for requesting it. */
      askBy: ['refundEndTime', maybe(Instant)],
      lessonsLearnt: ['learnedCount', Whole],
      /** Whether the coupon of the order is returned. */
      couponReturns: ['isCouponReturn', Flag],
      credits: ['creditAmount', Whole],
    }),
  }),
  askRefund: post('/order/applyRefund', {
    summary:
      'Asks for the whole payment back; 3601 where the rule forbids it, 3602 to 3606 where it is asked for or paid back already',
    access: 'student',
    ids: orderIds,
    input: record({
      id: ['orderId', Id],
      reason: ['reasonText', z.optional(text(REFUND_REASON_MAX * 2).check(ruled(reasonProblem)))],
    }),
    result: Refund,
  }),
  withdrawRefund: post('/order/cancelRefund', {
    summary:
      'Takes a request back that the school has not adopted yet; 3603 to 3606 where it was taken back, refused, agreed or paid',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id] }),
    result: Nothing,
  }),
  refund: get('/order/getRefund', {
    summary: 'The newest refund of an order',
    access: 'student',
    ids: orderIds,
    input: record({ id: ['orderId', Id] }),
    result: Refund,
  }),
};

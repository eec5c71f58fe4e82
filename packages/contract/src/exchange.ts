import * as z from 'zod/mini';
import { Address } from './addresses.ts';
import { get, post } from './call.ts';
import { courseCardFields } from './courseRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, text, Whole, words, YuanNumber } from './schema.ts';

/** What credits buy (product.md 4.12). */
export const giftKinds = words({ goods: 1, coupon: 2, course: 3, minutes: 4 });
/** Why credits were added or spent (product.md 4.12). */
export const creditReasons = words({
  signUp: 1,
  finishLesson: 2,
  finishPractice: 3,
  invite: 4,
  buy: 5,
  exchange: 6,
  refund: 7,
  expire: 8,
  school: 9,
  redemption: 10,
});
const directions = words({ in: 1, out: 2 });

/** A gift of the exchange centre. */
export const Gift = record({
  id: ['giftId', Id],
  name: ['giftName', z.string()],
  pictures: ['giftImgs', z.array(z.string())],
  kind: ['giftType', giftKinds],
  credits: ['creditPrice', Whole],
  postageFen: ['postageAmount', YuanNumber],
  stock: ['stock', Whole],
  exchanged: ['exchangedCount', Whole],
  limit: ['perUserLimit', maybe(Whole)],
  endsAt: ['endTime', maybe(Instant)],
  detail: ['detailHtml', maybe(z.string())],
  status: ['giftStatus', words({ off: 0, on: 1, gone: 2, ended: 3 })],
});
export type Gift = ReadOf<typeof Gift>;

/** An exchange of credits for a gift. */
export const Exchange = record({
  id: ['exchangeOrderId', Id],
  number: ['exchangeNum', z.string()],
  giftId: ['giftId', Id],
  giftName: ['giftName', z.string()],
  picture: ['giftImg', maybe(z.string())],
  kind: ['giftType', giftKinds],
  credits: ['creditAmount', Whole],
  postageFen: ['postageAmount', YuanNumber],
  status: ['exchangeStatus', words({ toPay: 0, toDeliver: 1, delivered: 2, finished: 3, cancelled: 4 })],
  /** The order of its postage. */
  orderId: ['orderId', maybe(Id)],
  orderNum: ['orderNum', maybe(z.string())],
  address: ['address', maybe(Address)],
  expressName: ['expressName', maybe(z.string())],
  expressNumber: ['expressNo', maybe(z.string())],
  createdAt: ['createTime', Instant],
});
export type Exchange = ReadOf<typeof Exchange>;

/** Courses given to a student, who chooses (product.md 4.12). */
export const CourseReward = record({
  id: ['courseRewardId', Id],
  source: ['sourceType', words({ purchase: 1, activity: 2, school: 3 }), OPTIONAL],
  /** Who grants it and why, as display text. */
  title: ['title', z.string()],
  note: ['note', maybe(z.string())],
  selectCount: ['selectCount', Whole, OPTIONAL],
  choiceCount: ['choiceCount', Whole, OPTIONAL],
  startsAt: ['startTime', Instant, OPTIONAL],
  endsAt: ['endTime', Instant, OPTIONAL],
  status: ['rewardStatus', words({ toReceive: 0, received: 1, expired: 2 }), OPTIONAL],
});
export type CourseReward = ReadOf<typeof CourseReward>;

const paging = { page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] } as const;
const ExchangeKey = record({ number: ['exchangeNum', text(32)] });

/** The exchange centre: credits, gifts, courses as rewards (product.md 4.12). */
export const exchange = {
  account: get('/exchange/getAccount', {
    summary: "The student's credits",
    access: 'student',
    input: Nothing,
    result: record({
      balance: ['balance', Whole],
      totalIn: ['totalIn', Whole],
      totalOut: ['totalOut', Whole],
    }),
  }),
  flow: get('/exchange/getFlowPage', {
    summary: "The ledger of the student's credits, the newest first",
    access: 'student',
    input: record({ direction: ['flowType', z.optional(directions)], ...paging }),
    list: record({
      id: ['creditFlowId', Id],
      direction: ['flowType', directions],
      reason: ['bizType', creditReasons],
      amount: ['amount', Whole],
      balanceAfter: ['balanceAfter', Whole],
      title: ['title', z.string()],
      at: ['createTime', Instant],
    }),
  }),
  gifts: get('/exchange/getGiftPage', {
    summary: 'Gifts that credits buy',
    access: 'student',
    input: record({ kind: ['giftType', z.optional(giftKinds)], ...paging }),
    list: Gift,
  }),
  gift: get('/exchange/getGiftDetail', {
    summary: 'One gift',
    access: 'student',
    ids: { giftId: 'tenant' },
    input: record({ id: ['giftId', Id] }),
    result: Gift,
  }),
  exchange: post('/exchange/exchangeGift', {
    summary: 'Exchanges credits for a gift; 3401 too few, 3402 none left, 3403 at the limit of a student',
    access: 'student',
    ids: { giftId: 'tenant', addressId: 'owner' },
    input: record({
      id: ['giftId', Id],
      /** Delivery address, for goods. */
      addressId: ['addressId', z.optional(Id)],
    }),
    result: Exchange,
  }),
  order: get('/exchange/getOrder', {
    summary: "One of the student's exchanges, by its number",
    access: 'student',
    input: ExchangeKey,
    result: Exchange,
  }),
  orders: get('/exchange/getOrderPage', {
    summary: "The student's exchanges, the newest first",
    access: 'student',
    input: record(paging),
    list: Exchange,
  }),
  receive: post('/exchange/confirmReceipt', {
    summary: 'Says that a good has arrived; 3404 where that was said already',
    access: 'student',
    input: ExchangeKey,
    result: Nothing,
  }),
  rewards: get('/courseReward/getGivingCourseList', {
    summary: 'Courses given to the student',
    access: 'student',
    input: record({ status: ['rewardStatus', z.optional(words({ toReceive: 0, received: 1, expired: 2 }))] }),
    list: CourseReward,
  }),
  rewardCourses: get('/courseReward/selectCourseList', {
    summary: 'Courses to choose from for one reward',
    access: 'student',
    ids: { courseRewardId: 'owner' },
    input: record({ id: ['courseRewardId', Id] }),
    list: record({
      ...courseCardFields,
      isSelectable: ['isSelectable', Flag],
    }),
  }),
  receiveReward: post('/courseReward/receiveCourse', {
    summary:
      'Takes the chosen courses; none owned, no more than may be chosen; 3405 to 3407 where they are taken, over or suspended',
    access: 'student',
    ids: { courseRewardId: 'owner' },
    input: record({
      id: ['courseRewardId', Id],
      /** Offers: `sellCourseScheduleId`s. */
      offerIds: ['sellCourseIds', z.array(Id).check(z.minLength(1), z.maxLength(20))],
    }),
    result: record({
      number: ['exchangeNum', z.string()],
      enrolmentIds: ['classMemberIds', z.array(Id)],
    }),
  }),
};

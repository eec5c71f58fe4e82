import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { courseCardFields } from './courses.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, Whole, words, Yuan, YuanNumber } from './schema.ts';

/** Kinds of coupons (§3, product.md 4.8). */
export const couponKinds = words({ fullReduction: 1, discount: 2, noThreshold: 3 });
/** What a coupon is good for (product.md 4.8). */
export const couponScopes = words({ all: 1, subjects: 2, courses: 3, courseKind: 4, membership: 5, minutes: 6 });

const face = {
  name: ['couponName', z.string()],
  kind: ['couponType', couponKinds],
  thresholdFen: ['thresholdAmount', YuanNumber],
  /** Taken off; full reduction and no threshold. */
  reduceFen: ['reduceAmount', maybe(YuanNumber)],
  /** Percentage that is paid, 1–99; discount. */
  percent: ['discountRate', maybe(Whole)],
  maxReduceFen: ['maxReduceAmount', maybe(YuanNumber)],
  scope: ['scopeType', couponScopes],
  /** What it is good for in words, ready to show. */
  scopeText: ['scopeText', z.string()],
  ruleText: ['useRuleText', maybe(z.string())],
} as const;

/** A coupon that a student has (product.md 4.8). */
export const Coupon = record({
  /** The claim. */
  id: ['couponClaimId', Id],
  couponId: ['couponId', Id],
  number: ['couponNo', z.string()],
  ...face,
  /** `notYet` counts as to be used in the tabs; `locked` is in an unpaid order. */
  status: ['claimStatus', words({ toUse: 0, used: 1, expired: 2, locked: 10, notYet: 11 })],
  startsAt: ['useStartTime', Instant],
  endsAt: ['useEndTime', Instant],
  claimedAt: ['claimTime', Instant],
  usedAt: ['usedTime', maybe(Instant)],
  /** The order that holds or used it. */
  orderId: ['lockOrderId', maybe(Id)],
  orderNum: ['lockOrderNum', maybe(z.string())],
  goodsId: ['lockCommodityId', maybe(Id)],
});
export type Coupon = z.output<typeof Coupon>;

/** A coupon in the claim centre. */
export const CouponOffer = record({
  id: ['couponId', Id],
  ...face,
  /** How long it lasts, ready to show. */
  validText: ['validText', z.string()],
  claimEndsAt: ['claimEndTime', maybe(Instant)],
  /** Left to claim; absent where there is no limit. */
  left: ['remainCount', maybe(Whole)],
  /** Share that is gone, 0–100; absent without a limit. */
  claimedPercent: ['claimedRate', maybe(Whole)],
  isNewcomer: ['newUserOnly', Flag],
  status: ['claimState', words({ claimable: 0, claimed: 1, claimedOut: 2, notStarted: 3, ended: 4 })],
  /** The newest claim of the student. */
  claimId: ['couponClaimId', maybe(Id)],
});
export type CouponOffer = z.output<typeof CouponOffer>;

/** Coupons: claim, keep, use (product.md 4.8). */
export const coupons = {
  center: get('/coupon/getCenterPage', {
    summary: 'Coupons that the school gives out now',
    access: 'public',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: CouponOffer,
  }),
  claim: post('/coupon/claimCoupon', {
    summary: 'Claims a coupon; 3104 at the limit of a student, 3105 when none is left',
    access: 'student',
    ids: { couponId: 'tenant' },
    input: record({ id: ['couponId', Id] }),
    result: Coupon,
  }),
  mine: get('/coupon/getMyCouponPage', {
    summary: "The student's coupons of a tab, those that end first on top",
    access: 'student',
    input: record({
      tab: ['claimStatus', z.optional(words({ toUse: 0, used: 1, expired: 2 }))],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: Coupon,
  }),
  counts: get('/coupon/getMyCouponCount', {
    summary: 'How many coupons stand under each tab',
    access: 'student',
    input: Nothing,
    result: record({
      toUse: ['toUse', Whole],
      used: ['used', Whole],
      expired: ['expired', Whole],
      /** Of those to be used, how many end within three days. */
      endingSoon: ['endingSoon', Whole],
    }),
  }),
  detail: get('/coupon/getMyCoupon', {
    summary: 'One coupon of the student',
    access: 'student',
    ids: { couponClaimId: 'owner' },
    input: record({ id: ['couponClaimId', Id] }),
    result: Coupon,
  }),
  courses: get('/coupon/getCoursePage', {
    summary: 'Courses that a coupon counts for, with the price after it',
    access: 'student',
    ids: { couponClaimId: 'owner' },
    input: record({
      id: ['couponClaimId', Id],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: record({
      ...courseCardFields,
      afterFen: ['couponPrice', Yuan],
      /** What is still missing to the threshold; absent where the coupon counts. */
      missingFen: ['couponMissing', maybe(Yuan)],
    }),
  }),
};

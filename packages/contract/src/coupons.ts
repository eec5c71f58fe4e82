import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { courseCardFields } from './courseRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, Whole, words, Yuan, YuanNumber } from './schema.ts';

/** Kinds of coupons (§3, product.md 4.8). */
export const couponKinds = words({ fullReduction: 1, discount: 2, noThreshold: 3 });
/** What a coupon applies to (product.md 4.8). */
export const couponScopes = words({ all: 1, subjects: 2, courses: 3, courseKind: 4, membership: 5, minutes: 6 });

/** States of a claim (product.md 4.8). */
const claimStates = words({ toUse: 0, used: 1, expired: 2, locked: 10, notYet: 11 });

const face = {
  name: ['couponName', z.string()],
  kind: ['couponType', couponKinds],
  thresholdFen: ['thresholdAmount', YuanNumber],
  /** Amount taken off; for full reduction and no threshold. */
  reduceFen: ['reduceAmount', maybe(YuanNumber)],
  /** Percentage still to be paid, 1–99; for discount. */
  percent: ['discountRate', maybe(Whole)],
  maxReduceFen: ['maxReduceAmount', maybe(YuanNumber)],
  scope: ['scopeType', couponScopes],
  /** What it applies to, as display text. */
  scopeText: ['scopeText', z.string()],
  ruleText: ['useRuleText', maybe(z.string())],
} as const;

/** A coupon claimed by a student (product.md 4.8). */
export const Coupon = record({
  /** The claim. */
  id: ['couponClaimId', Id],
  couponId: ['couponId', Id],
  number: ['couponNo', z.string()],
  ...face,
  /** The tabs list `notYet` under "to use"; `locked` belongs to an unpaid order. */
  status: ['claimStatus', claimStates],
  startsAt: ['useStartTime', Instant],
  endsAt: ['useEndTime', Instant],
  claimedAt: ['claimTime', Instant],
  usedAt: ['usedTime', maybe(Instant)],
  /** The order that holds or used it. */
  orderId: ['lockOrderId', maybe(Id)],
  orderNum: ['lockOrderNum', maybe(z.string())],
  goodsId: ['lockCommodityId', maybe(Id)],
});
export type Coupon = ReadOf<typeof Coupon>;

/** A coupon in the claim centre. */
export const CouponOffer = record({
  id: ['couponId', Id],
  ...face,
  /** Period of validity, as display text. */
  validText: ['validText', z.string()],
  claimEndsAt: ['claimEndTime', maybe(Instant)],
  /** Left to claim; absent where there is no limit. */
  left: ['remainCount', maybe(Whole)],
  /** Percentage already claimed, 0–100; absent without a limit. */
  claimedPercent: ['claimedRate', maybe(Whole)],
  isNewcomer: ['newUserOnly', Flag],
  status: ['claimState', words({ claimable: 0, claimed: 1, claimedOut: 2, notStarted: 3, ended: 4 })],
  /** The student's newest claim. */
  claimId: ['couponClaimId', maybe(Id)],
  /** State of the student's claim that is the nearest to being used; absent without one that counts. */
  ownStatus: ['ownClaimStatus', maybe(claimStates)],
  /** From when one that is claimed now can be used; absent where that is at once. */
  usableFrom: ['useStartTime', maybe(Instant)],
  /** Whether it counts on top of a member price. */
  worksWithMember: ['memberPriceToo', Flag, OPTIONAL],
});
export type CouponOffer = ReadOf<typeof CouponOffer>;

/** Coupons: claim, list, use (product.md 4.8). */
export const coupons = {
  center: get('/coupon/getCenterPage', {
    summary: 'Coupons that the school gives out now',
    access: 'public',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: CouponOffer,
  }),
  claim: post('/coupon/claimCoupon', {
    summary:
      'Claims a coupon; 3104 at the limit of a student, 3105 when none is left, 3107 for newcomers alone, 3108 before it begins',
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
      /** How many unused coupons expire within three days. */
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
      /** Absent while the coupon cannot be used. */
      afterFen: ['couponPrice', maybe(Yuan)],
      /** Fen missing to the threshold; absent when the coupon applies, and while it cannot be used. */
      missingFen: ['couponMissing', maybe(Yuan)],
    }),
  }),
};

import * as z from 'zod/mini';
import { get, post } from './call.ts';
import type { ReadOf } from './reading.ts';
import { Id, Instant, maybe, pageFields, record, text, Whole, words } from './schema.ts';

/** What a code unlocks (product.md 4.9). */
export const redemptionKinds = words({ course: 1, membership: 2, coupon: 3, minutes: 4, credits: 5 });

/** What a code unlocked. */
export const Redemption = record({
  id: ['redeemCodeId', Id],
  /** Its last four characters; the code itself is not stored (A6). */
  codeEnd: ['codeEnd', z.string()],
  kind: ['goodsType', redemptionKinds],
  title: ['goodsName', z.string()],
  /** Days, minutes, credits or fen off; absent for a course. */
  amount: ['goodsValue', maybe(Whole)],
  redeemedAt: ['usedTime', Instant],
  validUntil: ['validEndTime', maybe(Instant)],
  /** End of the membership before the redemption. */
  previousUntil: ['previousEndTime', maybe(Instant)],
  classId: ['courseScheduleId', maybe(Id)],
  offerId: ['sellCourseScheduleId', maybe(Id)],
  couponClaimId: ['couponClaimId', maybe(Id)],
});
export type Redemption = ReadOf<typeof Redemption>;

/** Redemption codes (§5, product.md 4.9). */
export const redemptions = {
  redeem: post('/datebook/exchangeCodeExchangeGoods', {
    summary:
      'Redeems a code; 3201 for any code that cannot be, 3202 for one redeemed by the student before, 3003 keeps it',
    access: 'student',
    rate: 'write',
    input: record({ code: ['code', text(64)] }),
    result: Redemption,
  }),
  list: get('/redeem/getRedeemPage', {
    summary: 'What the student has redeemed, the newest first',
    access: 'student',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: Redemption,
  }),
};

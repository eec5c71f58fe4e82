import * as z from 'zod/mini';
import { get } from './call.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Id, Instant, maybe, Nothing, pageFields, record, Whole, words, YuanNumber } from './schema.ts';

/** Minutes of consultation on sale (product.md 4.17). */
export const MinutesPackage = record({
  id: ['packageId', Id],
  name: ['packageName', z.string(), REQUIRED],
  minutes: ['minutes', Whole, OPTIONAL],
  giftMinutes: ['giveMinutes', maybe(Whole)],
  /** Absent: the minutes never expire. */
  validDays: ['validDays', maybe(Whole)],
  priceFen: ['sellingPrice', YuanNumber, OPTIONAL],
  originalFen: ['originalPrice', maybe(YuanNumber)],
  intro: ['introText', maybe(z.string())],
});
export type MinutesPackage = ReadOf<typeof MinutesPackage>;

/** Minutes of consultation: packages and account (§7, product.md 4.17). */
export const minutes = {
  packages: get('/studyRoom/package/getPackageListPage', {
    summary: 'Packages of minutes on sale',
    access: 'public',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: MinutesPackage,
  }),
  account: get('/studyRoom/user/getStudyRoomAccountInfo', {
    summary: "The student's minutes",
    access: 'student',
    input: Nothing,
    result: record({
      left: ['remainMinutes', Whole, OPTIONAL],
      /** The account as display text, of a backend that counts otherwise (wire-facts 9). */
      text: ['durationStr', maybe(z.string())],
      used: ['usedMinutes', Whole, OPTIONAL],
      frozen: ['frozenMinutes', Whole, OPTIONAL],
      /** Of orders whose refund is reviewed: neither left nor used until that is decided. */
      refunding: ['refundingMinutes', Whole, OPTIONAL],
      validUntil: ['validEndTime', maybe(Instant)],
    }),
  }),
  flow: get('/studyRoom/user/getStudyRoomFlowPage', {
    summary: "The ledger of the student's minutes, the newest first",
    access: 'student',
    input: record({
      direction: ['flowType', z.optional(words({ in: 1, out: 2 }))],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: record({
      id: ['studyRoomFlowId', Id],
      direction: ['flowType', words({ in: 1, out: 2 })],
      reason: ['bizType', words({ buy: 1, consume: 2, refund: 3, give: 4, expire: 5 })],
      minutes: ['minutes', Whole],
      balanceAfter: ['balanceAfter', Whole],
      title: ['title', z.string()],
      at: ['createTime', Instant],
    }),
  }),
};

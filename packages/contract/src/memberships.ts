import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { CourseCard, courseKinds } from './courseRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, pageFields, record, Whole, words, YuanNumber } from './schema.ts';

/** A membership on sale (product.md 4.11). */
export const MembershipPackage = record({
  id: ['memberPackageId', Id],
  name: ['packageName', z.string()],
  level: ['level', Whole],
  /** 0 never expires. */
  days: ['validDays', Whole],
  priceFen: ['sellingPrice', YuanNumber],
  originalFen: ['originalPrice', maybe(YuanNumber)],
  /** Display text, in the school's order. */
  benefits: [
    'equityList',
    z.array(record({ icon: ['icon', z.string()], title: ['title', z.string()], text: ['text', z.string()] })),
  ],
  /** Short label, e.g. most popular. */
  highlight: ['highlight', maybe(z.string())],
  courseCount: ['courseCount', Whole],
  minutes: ['studyRoomMinutes', maybe(Whole)],
  couponFen: ['couponAmount', maybe(YuanNumber)],
  /** Its end if bought now; absent for visitors and for a membership without end. */
  lastsUntil: ['lastsUntil', maybe(Instant)],
});
export type MembershipPackage = ReadOf<typeof MembershipPackage>;

/** One period of a student's membership. */
export const MembershipRecord = record({
  id: ['memberRecordId', Id],
  name: ['packageName', z.string()],
  source: ['sourceType', words({ order: 1, redemption: 2, gift: 3, school: 4 })],
  startsAt: ['startTime', Instant],
  endsAt: ['endTime', maybe(Instant)],
  status: ['recordStatus', words({ waiting: 0, active: 1, ended: 2, refunded: 3, suspended: 4 })],
});
export type MembershipRecord = ReadOf<typeof MembershipRecord>;

/** Membership (product.md 4.11). */
export const memberships = {
  packages: get('/memberPackage/getPage', {
    summary: 'Memberships on sale, in the order of the school',
    access: 'public',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: MembershipPackage,
  }),
  records: get('/memberPackage/getMyRecordPage', {
    summary: "Periods of the student's membership, the newest first",
    access: 'student',
    input: record({ page: ['currentPage', pageFields.currentPage], pageSize: ['pageSize', pageFields.pageSize] }),
    list: MembershipRecord,
  }),
  mine: get('/memberPackage/getMyMember', {
    summary: "The student's membership as it stands",
    access: 'student',
    input: Nothing,
    result: record({
      isMember: ['isMember', Flag],
      /** Its refund is reviewed: no member prices until that is decided. */
      isMembershipSuspended: ['isSuspended', Flag, OPTIONAL],
      name: ['packageName', maybe(z.string())],
      packageId: ['memberPackageId', maybe(Id)],
      since: ['startTime', maybe(Instant)],
      until: ['memberTime', maybe(Instant)],
      /** Total saved by member prices. */
      savedFen: ['savedAmount', YuanNumber],
      serverTime: ['currentDateTime', Instant],
    }),
  }),
  /** Sends a reminder of the membership's end if one is due; once per step (§7). */
  alarm: post('/memberPackage/memberPackageSiteMsgAlarm', {
    summary: 'Writes the reminder of the end of a membership when one is due, once for each step',
    access: 'student',
    input: Nothing,
    result: record({
      isAlarm: ['isAlarm', Flag],
      daysLeft: ['remainDays', maybe(Whole)],
      until: ['memberTime', maybe(Instant)],
    }),
  }),
  courses: post('/courseDetail/getMemberPackageCourseList', {
    summary: 'Courses with a price for members',
    access: 'public',
    ids: { memberPackageId: 'tenant', constantId: 'tenant' },
    input: record({
      packageId: ['memberPackageId', z.optional(Id)],
      subjectId: ['constantId', z.optional(Id)],
      kind: ['classType', z.optional(courseKinds)],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: CourseCard,
  }),
};

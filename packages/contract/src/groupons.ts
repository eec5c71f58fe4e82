import * as z from 'zod/mini';
import { get } from './call.ts';
import { CourseCard } from './courseRecords.ts';
import type { ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, pageFields, record, Whole, words, YuanNumber } from './schema.ts';

/** States of a group (product.md 4.10). */
export const teamStatuses = words({ leaderUnpaid: 0, forming: 1, success: 2, failed: 3, cancelled: 4 });

/** A member of a group; other members appear under their display names, never phones (Z3). */
export const TeamMember = record({
  seat: ['seat', Whole],
  name: ['nickName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  isLeader: ['isLeader', Flag],
  isMe: ['isMe', Flag],
  status: ['memberStatus', words({ hold: 0, joined: 1, success: 2, refunding: 3, refunded: 4, left: 5 })],
  joinedAt: ['joinTime', maybe(Instant)],
});
export type TeamMember = ReadOf<typeof TeamMember>;

/** One group of an activity. */
export const Team = record({
  id: ['grouponTeamId', Id],
  groupId: ['grouponId', Id],
  status: ['teamStatus', teamStatuses],
  size: ['peopleNum', Whole],
  /** Paid seats. */
  joined: ['joinedCount', Whole],
  /** Seats of unpaid orders. */
  held: ['holdCount', Whole],
  /** When the first hold of a full group expires. */
  holdEndsAt: ['holdEndTime', maybe(Instant)],
  members: ['memberList', z.array(TeamMember)],
  startedAt: ['startTime', maybe(Instant)],
  endsAt: ['endTime', maybe(Instant)],
  completedAt: ['successTime', maybe(Instant)],
});
export type Team = ReadOf<typeof Team>;

const ownOrderStatuses = words({ paid: 0, unpaid: 1, cancelled: 2, refunding: 10, refunded: 11 });

const activityFields = {
  id: ['grouponId', Id],
  name: ['grouponName', z.string()],
  priceFen: ['grouponPrice', YuanNumber],
  size: ['peopleNum', Whole],
  hours: ['durationHours', Whole],
  /** Groups that can still be opened; absent without a limit. */
  left: ['stockCount', maybe(Whole)],
  startsAt: ['startTime', Instant],
  endsAt: ['endTime', Instant],
  status: ['grouponStatus', words({ notStarted: 0, going: 1, ended: 2, stopped: 3 })],
  isNewcomer: ['newUserOnly', Flag],
  ruleText: ['ruleText', maybe(z.string())],
  course: ['course', CourseCard],
  serverTime: ['currentDateTime', Instant],
} as const;

/** A group activity with the groups one can join. */
export const GroupActivity = record({
  ...activityFields,
  teams: ['teamList', z.array(Team)],
  teamCount: ['teamCount', Whole],
  /** The student's own open group. */
  myTeamId: ['myTeamId', maybe(Id)],
  myOrderId: ['myOrderId', maybe(Id)],
  myOrderNum: ['myOrderNum', maybe(z.string())],
  myOrderStatus: ['myOrderStatus', maybe(ownOrderStatuses)],
});
export type GroupActivity = ReadOf<typeof GroupActivity>;

/** Group buying (product.md 4.10); opening and joining are orders. */
export const groupons = {
  detail: get('/groupon/getGrouponDetail', {
    summary: 'A group activity and the groups that are forming',
    access: 'public',
    ids: { grouponId: 'tenant' },
    input: record({ id: ['grouponId', Id] }),
    result: GroupActivity,
  }),
  teams: get('/groupon/getTeamPage', {
    summary: 'Groups of an activity that are forming, those that end first on top',
    access: 'public',
    ids: { grouponId: 'tenant' },
    input: record({
      id: ['grouponId', Id],
      page: ['currentPage', pageFields.currentPage],
      pageSize: ['pageSize', pageFields.pageSize],
    }),
    list: Team,
  }),
  team: get('/groupon/getTeamDetail', {
    summary: 'One group, with its activity',
    access: 'public',
    ids: { grouponTeamId: 'tenant' },
    input: record({ id: ['grouponTeamId', Id] }),
    result: record({
      team: ['team', Team],
      activity: ['groupon', record(activityFields)],
      /** The student's living group of the activity, this one or another. */
      myTeamId: ['myTeamId', maybe(Id)],
      /** The student's order in it. */
      orderId: ['orderId', maybe(Id)],
      orderNum: ['orderNum', maybe(z.string())],
      orderStatus: ['orderStatus', maybe(ownOrderStatuses)],
      payBy: ['expireTime', maybe(Instant)],
      refundedAt: ['refundTime', maybe(Instant)],
      shareUrl: ['shareUrl', z.string()],
    }),
  }),
};
export type TeamDetail = ReadOf<(typeof groupons)['team']['result']>;

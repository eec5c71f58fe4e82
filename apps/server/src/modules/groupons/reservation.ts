import { ResultCode } from '@shuyuan/contract';
import { type Expression, type Selectable, sql } from 'kysely';
import { isNewcomer } from '../../domain/buyers.ts';
import type { GroupsPort, NamedPrice, OrderRef, ReservedSeat } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import { selectId } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { insertMember, isInGroup, selectLivingHolds, selectMembers } from './members.ts';
import {
  activityOf,
  insertTeam,
  lockTeam,
  openActivity,
  selectTeamRow,
  setCounts,
  type TeamRow,
  takePlace,
} from './queries.ts';
import { paymentOf } from './seatPayment.ts';
import type { GrouponTable } from './tables.ts';

type Activity = Selectable<GrouponTable>;

/**
 * What is held by orders that have run out counts as free here; taking the seat waits until they are settled. Nothing is
 * locked: a price is only asked for.
 */
export const price: GroupsPort['price'] = async (ctx, offerId, request) => {
  if (request.mode === 'openTeam') return readOpening(ctx, offerId).then((activity) => activity && toPrice(activity));
  if (request.mode !== 'joinTeam' || request.teamId === undefined) return null;
  const { tx, now } = ctx;
  const { teamId } = request;
  const [[team, activity], held] = await inOrder([
    readJoining(ctx, { teamId, offerId }, selectTeamRow(tx, teamId)),
    selectLivingHolds(tx, teamId, now),
  ]);
  requireRoom(team, held);
  return toPrice(activity);
};

/** The order has locked the row of its offer, under which groups of it are opened one at a time; then it locks the group that it joins. */
export const reserve: GroupsPort['reserve'] = async (ctx, offerId, request) => {
  if (request.mode === 'openTeam') return reserveOpening(ctx, offerId);
  if (request.mode !== 'joinTeam' || request.teamId === undefined) return null;
  return reserveSeat(ctx, { teamId: request.teamId, offerId });
};

async function reserveOpening(ctx: StudentCtx, offerId: number): Promise<ReservedSeat | null> {
  const { tx, companyId: company_id, studentId: leader_id, now: created_at } = ctx;
  const [activity, id] = await inOrder([readOpening(ctx, offerId), selectId(tx)]);
  if (!activity) return null;
  const { size } = activity;
  const team = { company_id, id, groupon_id: activity.id, leader_id, size, held: 1, joined: 0, created_at };
  const opened: TeamRow = { ...team, status: 'leaderUnpaid', started_at: null, ends_at: null, ended_at: null };
  return seatOf(tx, { team: opened, activity, members: [] }, async (order) => {
    await takePlace(tx, activity.id);
    await insertTeam(tx, opened);
    await insertMember(tx, rowOf(order, opened, { seat: 1, is_leader: true }));
  });
}

async function reserveSeat(ctx: StudentCtx, joining: Joining): Promise<ReservedSeat> {
  const { tx } = ctx;
  const [[team, activity], members] = await inOrder([
    readJoining(ctx, joining, lockTeam(tx, sql.val(joining.teamId))),
    selectMembers(tx, sql.val(joining.teamId)),
  ]);
  requireRoom(team, team.held);
  const taken = new Set(members.filter(({ status }) => SEATED.has(status)).map(({ seat }) => seat));
  let seat = 1;
  while (taken.has(seat)) seat += 1;
  return seatOf(tx, { team: { ...team, held: team.held + 1 }, activity, members }, async (order) => {
    await insertMember(tx, rowOf(order, team, { seat, is_leader: false }));
    await setCounts(tx, team, { held: 1 });
  });
}

/** States in which a member has a seat. */
const SEATED: ReadonlySet<string> = new Set(['hold', 'joined', 'success']);

type Group = Parameters<typeof paymentOf>[1];

/** `group` is as it will be once the seat is taken, but for its member. */
function seatOf(tx: Tx, group: Group & { activity: Activity }, hold: ReservedSeat['hold']): ReservedSeat {
  return {
    price: toPrice(group.activity),
    teamId: group.team.id,
    hold,
    pay(order) {
      const own = { order_id: order.orderId, status: 'hold' as const };
      return paymentOf(tx, { ...group, members: [...group.members, own] })(order);
    },
  };
}

function rowOf(order: OrderRef, { id, groupon_id }: TeamRow, seat: { seat: number; is_leader: boolean }) {
  const { companyId: company_id, studentId: student_id, orderId: order_id } = order;
  return { company_id, team_id: id, groupon_id, student_id, order_id, joined_at: null, ...seat };
}

/** The activity in which this student can open a group of an offer, in one round trip; null where none is running. */
async function readOpening({ tx, studentId, now }: StudentCtx, offerId: number): Promise<Activity | null> {
  const running = openActivity(tx, offerId, now);
  const [activity, admission] = await inOrder([
    running.selectAll().executeTakeFirst(),
    readAdmission(tx, running.select('id').$asScalar(), studentId),
  ]);
  if (!activity) return null;
  if (activity.stock !== null && activity.opened >= activity.stock) throw refused(ResultCode.groupEnded);
  requireAdmission(activity, admission);
  return activity;
}

interface Joining {
  teamId: number;
  offerId: number;
}

/** The group of an offer that this student can join, and its activity, in one round trip with `finding` the group. */
async function readJoining(
  { tx, studentId, now }: StudentCtx,
  { teamId, offerId }: Joining,
  finding: Promise<TeamRow | undefined>,
): Promise<[TeamRow, Activity]> {
  const id = sql.val(teamId);
  const [team, activity, admission] = await inOrder([
    finding,
    activityOf(tx, id).selectAll().executeTakeFirst(),
    readAdmission(tx, activityOf(tx, id).select('id').$asScalar(), studentId),
  ]);
  if (!team || activity?.offer_id !== offerId) throw missing();
  requireAdmission(activity, admission);
  if (team.status === 'success') throw refused(ResultCode.groupFull);
  const isForming = team.status === 'forming' && team.ends_at !== null && team.ends_at > now;
  if (!isForming) throw refused(ResultCode.groupEnded);
  return [team, activity];
}

interface Admission {
  isIn: boolean;
  isNew: boolean;
}

async function readAdmission(tx: Tx, activityId: Expression<number>, studentId: number): Promise<Admission> {
  const [isIn, isNew] = await inOrder([isInGroup(tx, activityId, studentId), isNewcomer(tx, studentId)]);
  return { isIn, isNew };
}

/** One open group per activity and student; activities for newcomers exclude students with a paid order. */
function requireAdmission({ is_newcomer }: Activity, { isIn, isNew }: Admission): void {
  if (isIn) throw refused(ResultCode.alreadyInGroup);
  if (is_newcomer && !isNew) throw refused(ResultCode.notNewcomer);
}

function requireRoom({ joined, size }: TeamRow, held: number): void {
  if (joined + held >= size) throw refused(ResultCode.groupFull);
}

function toPrice({ id, price_fen, name, name_en }: Activity): NamedPrice {
  return { kind: 'group', unitFen: price_fen, refId: id, name: { cn: name, en: name_en } };
}

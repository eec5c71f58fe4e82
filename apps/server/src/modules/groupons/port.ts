import { changeOf, ResultCode } from '@shuyuan/contract';
import { isNewcomer } from '../../domain/buyers.ts';
import type { GroupsPort, NamedPrice, OrderRef, OrderRequest } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { notifyOfFailure } from './notifyOfFailure.ts';
import {
  insertMember,
  insertTeam,
  isHeld,
  isInGroup,
  lockTeam,
  moveMember,
  moveMembers,
  moveTeam,
  selectActivity,
  selectHeld,
  selectLivingHolds,
  selectNextLeader,
  selectOpenActivity,
  selectSeats,
  selectTeamRow,
  setCounts,
  setLeader,
  type TeamRow,
  takePlace,
  yieldPlace,
} from './queries.ts';

const HOUR_MS = 3_600_000;

/** Every change of a group and of its seats, each under the lock of the group's row (product.md 4.10, I9). */
export const groupsPort: GroupsPort = {
  price,
  hold,
  release,
  payableUntil,
  pay,
  unpaidOfEnded,
  expire,
  refund,
};

async function price(ctx: StudentCtx, offerId: number, request: OrderRequest): Promise<NamedPrice | null> {
  if (request.mode === 'openTeam') return priceOfOpening(ctx, offerId);
  if (request.mode === 'joinTeam') return priceOfJoining(ctx, offerId, request.teamId);
  return null;
}

async function priceOfOpening({ tx, studentId, now }: StudentCtx, offerId: number): Promise<NamedPrice | null> {
  const activity = await selectOpenActivity(tx, offerId, now);
  if (!activity) return null;
  if (activity.stock !== null && activity.opened >= activity.stock) throw refused(ResultCode.groupEnded);
  await admit(tx, activity, studentId);
  return toPrice(activity);
}

/**
 * What is held by orders that have run out counts as free here; taking the seat waits until they are settled. Nothing is
 * locked: a price is only asked for, and an order takes the row of its offer before that of its group.
 */
async function priceOfJoining({ tx, studentId, now }: StudentCtx, offerId: number, teamId?: number) {
  const team = teamId === undefined ? undefined : await selectTeamRow(tx, teamId);
  const activity = team && (await selectActivity(tx, team.groupon_id));
  if (!team || activity?.offer_id !== offerId) throw missing();
  await admit(tx, activity, studentId);
  mustBeOpen(team, now);
  if (team.joined + (await selectLivingHolds(tx, team.id, now)) >= team.size) throw refused(ResultCode.groupFull);
  return toPrice(activity);
}

interface Activity {
  id: number;
  price_fen: number;
  name: string;
  name_en: string | null;
  is_newcomer: boolean;
}

/** One open group per activity and student; activities for newcomers exclude students with a paid order. */
async function admit(tx: Tx, { id, is_newcomer }: Activity, studentId: number): Promise<void> {
  if (await isInGroup(tx, id, studentId)) throw refused(ResultCode.alreadyInGroup);
  if (is_newcomer && !(await isNewcomer(tx, studentId))) throw refused(ResultCode.stateForbids);
}

function mustBeOpen(team: TeamRow, now: Date): void {
  if (team.status === 'success') throw refused(ResultCode.groupFull);
  const isForming = team.status === 'forming' && team.ends_at !== null && team.ends_at > now;
  if (!isForming) throw refused(ResultCode.groupEnded);
}

function toPrice({ id, price_fen, name, name_en }: Activity): NamedPrice {
  return { kind: 'group', unitFen: price_fen, refId: id, name: { cn: name, en: name_en } };
}

async function hold(tx: Tx, order: OrderRef, request: OrderRequest): Promise<number> {
  if (request.mode === 'joinTeam' && request.teamId !== undefined) return join(tx, order, request.teamId);
  return open(tx, order);
}

async function open(tx: Tx, order: OrderRef): Promise<number> {
  const { companyId, studentId, now } = order;
  const activity = order.offerId === null ? undefined : await selectOpenActivity(tx, order.offerId, now);
  if (!activity || !(await takePlace(tx, activity.id))) throw refused(ResultCode.groupEnded);
  await admit(tx, activity, studentId);
  const teamId = await insertTeam(tx, {
    company_id: companyId,
    groupon_id: activity.id,
    leader_id: studentId,
    size: activity.size,
    held: 1,
    created_at: now,
  });
  await seat(tx, order, { teamId, grouponId: activity.id, number: 1, isLeader: true });
  return teamId;
}

async function join(tx: Tx, order: OrderRef, teamId: number): Promise<number> {
  const team = await lockTeam(tx, teamId);
  const activity = team && (await selectActivity(tx, team.groupon_id));
  if (!team || activity?.offer_id !== order.offerId) throw missing();
  await admit(tx, activity, order.studentId);
  mustBeOpen(team, order.now);
  if (team.joined + team.held >= team.size) throw refused(ResultCode.groupFull);
  const taken = new Set(await selectSeats(tx, teamId));
  let number = 1;
  while (taken.has(number)) number += 1;
  await seat(tx, order, { teamId, grouponId: team.groupon_id, number, isLeader: false });
  await setCounts(tx, team, { held: 1 });
  return teamId;
}

interface Seat {
  teamId: number;
  grouponId: number;
  number: number;
  isLeader: boolean;
}

async function seat(tx: Tx, order: OrderRef, { teamId, grouponId, number, isLeader }: Seat): Promise<void> {
  const isSeated = await insertMember(tx, {
    company_id: order.companyId,
    team_id: teamId,
    groupon_id: grouponId,
    student_id: order.studentId,
    order_id: order.orderId,
    seat: number,
    is_leader: isLeader,
    joined_at: null,
  });
  // Another request of the same student was faster (I9).
  if (!isSeated) throw refused(ResultCode.alreadyInGroup);
}

async function release(tx: Tx, order: OrderRef): Promise<void> {
  const team = await teamOf(tx, order);
  if (!team || !(await moveMember(tx, order.orderId, changeOf('teamMember', 'cancel')))) return;
  await setCounts(tx, team, { held: -1 });
  if (team.status === 'leaderUnpaid') await end(tx, team, 'cancel', order.now);
}

async function pay(tx: Tx, order: OrderRef): Promise<{ complete: readonly number[] | null; isOver?: boolean }> {
  const team = await teamOf(tx, order);
  if (!team) return { complete: null };
  if (!isAlive(team, order.now)) {
    const isFreed = await moveMember(tx, order.orderId, changeOf('teamMember', 'cancel'));
    if (isFreed) await setCounts(tx, team, { held: -1 });
    return { complete: null, isOver: isFreed !== undefined };
  }
  if (!(await moveMember(tx, order.orderId, changeOf('teamMember', 'pay'), order.now))) return { complete: null };
  const counted = await setCounts(tx, team, { held: -1, joined: 1 });
  if (team.status === 'leaderUnpaid') await begin(tx, team, order);
  return { complete: counted.joined === counted.size ? await complete(tx, team, order) : null };
}

/** At its deadline a group is over, also before its end has been written down (product.md 4.0). */
function isAlive({ status, ends_at }: TeamRow, now: Date): boolean {
  return (status === 'leaderUnpaid' || status === 'forming') && (ends_at === null || ends_at > now);
}

async function payableUntil(tx: Tx, order: OrderRef): Promise<Date | null> {
  const team = await teamOf(tx, order);
  if (!team) return order.expiresAt;
  if (!isAlive(team, order.now) || !(await isHeld(tx, order.orderId))) return null;
  return team.ends_at !== null && team.ends_at < order.expiresAt ? team.ends_at : order.expiresAt;
}

async function unpaidOfEnded(tx: Tx, teamId: number): Promise<readonly number[]> {
  const team = await selectTeamRow(tx, teamId);
  if (!team || team.status === 'leaderUnpaid' || team.status === 'forming') return [];
  return selectHeld(tx, teamId);
}

/** The leader has paid: the hours begin. */
async function begin(tx: Tx, team: TeamRow, { companyId, now }: OrderRef): Promise<void> {
  const hours = (await selectActivity(tx, team.groupon_id))?.hours ?? 0;
  const ends_at = new Date(now.getTime() + hours * HOUR_MS);
  await moveTeam(tx, team.id, changeOf('team', 'open'), { started_at: now, ends_at });
  await remember(tx, { companyId, kind: 'teamDeadline', refId: team.id, dueAt: ends_at });
}

async function complete(tx: Tx, team: TeamRow, { now }: OrderRef): Promise<readonly number[]> {
  await moveTeam(tx, team.id, changeOf('team', 'complete'), { ended_at: now });
  const members = await moveMembers(tx, team.id, changeOf('teamMember', 'complete'));
  return members.map(({ order_id }) => order_id);
}

async function expire(tx: Tx, { companyId, teamId, now }: { companyId: number; teamId: number; now: Date }) {
  const team = await lockTeam(tx, teamId);
  if (team?.status !== 'forming' || !team.ends_at || team.ends_at > now) return [];
  await end(tx, team, 'expire', now);
  const members = await moveMembers(tx, teamId, changeOf('teamMember', 'fail'));
  for (const { student_id } of members) await notifyOfFailure(tx, { companyId, studentId: student_id, team, now });
  return members.map(({ order_id }) => order_id);
}

async function refund(tx: Tx, order: OrderRef): Promise<void> {
  const team = await teamOf(tx, order);
  if (!team) return;
  if (team.status !== 'forming') {
    await moveMember(tx, order.orderId, changeOf('teamMember', 'refund'));
    return;
  }
  const left = await moveMember(tx, order.orderId, changeOf('teamMember', 'leave'));
  if (!left) return;
  const { joined } = await setCounts(tx, team, { joined: -1 });
  if (joined === 0) await endEmpty(tx, team, order);
  else if (left.is_leader) await handOver(tx, team, order.orderId);
}

/** Nobody is left who has paid: who holds a seat unpaid is told, as at the deadline. */
async function endEmpty(tx: Tx, team: TeamRow, { companyId, now }: OrderRef): Promise<void> {
  await end(tx, team, 'empty', now);
  await remember(tx, { companyId, kind: 'teamDeadline', refId: team.id, dueAt: now });
}

/** Who joined first leads from now on; the deadline stays. */
async function handOver(tx: Tx, team: TeamRow, orderId: number): Promise<void> {
  const next = await selectNextLeader(tx, team.id);
  if (!next) return;
  await setLeader(tx, team.id, { from: orderId, to: next.order_id, studentId: next.student_id });
}

/** A failed group releases its place in the activity. */
async function end(tx: Tx, team: TeamRow, event: 'cancel' | 'expire' | 'empty', now: Date): Promise<void> {
  await moveTeam(tx, team.id, changeOf('team', event), { ended_at: now });
  await yieldPlace(tx, team.groupon_id);
}

function teamOf(tx: Tx, { teamId }: OrderRef): Promise<TeamRow | undefined> {
  return teamId === null ? Promise.resolve(undefined) : lockTeam(tx, teamId);
}

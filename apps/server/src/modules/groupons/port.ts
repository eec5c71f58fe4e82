import { changeOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { onlyOrder } from '../../domain/orderedGoods.ts';
import type { GroupsPort, OrderRef } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { isHeld, moveMember, moveMembers, selectHeld, selectNextLeader } from './members.ts';
import { notifyOfFailure } from './notifyOfFailure.ts';
import { lockTeam, moveTeam, selectTeamRow, setCounts, setLeader, type TeamRow, yieldPlace } from './queries.ts';
import { price, reserve } from './reservation.ts';
import { isAlive, preparePayment } from './seatPayment.ts';

/** Every change of a group and of its seats, each under the lock of the group's row (product.md 4.10, I9). */
export const groupsPort: GroupsPort = {
  price,
  reserve,
  release,
  payableUntil,
  pay: async (tx, order) => (await preparePayment(tx, onlyOrder(order.orderId)))(order),
  preparePayment,
  unpaidOfEnded,
  expire,
  refund,
};

async function release(tx: Tx, order: OrderRef): Promise<void> {
  const team = await teamOf(tx, order);
  if (!team || !(await moveMember(tx, order.orderId, changeOf('teamMember', 'cancel')))) return;
  await setCounts(tx, team, { held: -1 });
  if (team.status === 'leaderUnpaid') await end(tx, team, 'cancel', order.now);
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

async function expire(tx: Tx, { companyId, teamId, now }: { companyId: number; teamId: number; now: Date }) {
  const team = await lockTeam(tx, sql.val(teamId));
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
  await setCounts(tx, team, { joined: -1 });
  if (team.joined === 1) await endEmpty(tx, team, order);
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
  return teamId === null ? Promise.resolve(undefined) : lockTeam(tx, sql.val(teamId));
}

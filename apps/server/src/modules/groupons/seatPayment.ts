import { changeOf, type EventOf } from '@shuyuan/contract';
import type { Expression } from 'kysely';
import type { OrderRef, SeatPayment } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { type MemberRow, moveMembers, selectMembers, sendMember } from './members.ts';
import { activityOf, lockTeam, moveTeam, setCounts, type TeamRow } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Locks the team of an order and reads what the payment of its seat needs to know, in one round trip (decision 0064). */
export async function preparePayment(tx: Tx, orderIds: Expression<number>): Promise<SeatPayment> {
  const teamId = tx
    .selectFrom('groupon_member')
    .select('team_id')
    .where('order_id', 'in', orderIds)
    .limit(1)
    .$asScalar();
  const [team, activity, members] = await inOrder([
    lockTeam(tx, teamId),
    activityOf(tx, teamId).select('hours').executeTakeFirst(),
    selectMembers(tx, teamId),
  ]);
  if (!team) return async () => ({ complete: null });
  if (!activity) throw new Error('A group without its activity.');
  return paymentOf(tx, { team, activity, members });
}

/** What a payment of a seat finds, under the lock of the team. */
interface Group {
  team: TeamRow;
  activity: { hours: number };
  members: readonly Pick<MemberRow, 'order_id' | 'status'>[];
}

/** Pays seats of a group that is known, without waiting for the database. */
export function paymentOf(tx: Tx, { team, activity, members }: Group): SeatPayment {
  return async (order) => {
    const seat = members.find(({ order_id }) => order_id === order.orderId);
    if (!seat) return { complete: null };
    if (!isAlive(team, order.now)) return { complete: null, isOver: await free(tx, team, seat) };
    if (!allows('pay', seat)) return { complete: null };
    await sendMember(tx, order.orderId, changeOf('teamMember', 'pay'), order.now);
    await setCounts(tx, team, { held: -1, joined: 1 });
    if (team.status === 'leaderUnpaid') await begin(tx, team, { ...order, hours: activity.hours });
    if (team.joined + 1 < team.size) return { complete: null };
    await moveTeam(tx, team.id, changeOf('team', 'complete'), { ended_at: order.now });
    await enqueue(tx, moveMembers(tx, team.id, changeOf('teamMember', 'complete')));
    const paid = members.filter((member) => member === seat || allows('complete', member));
    return { complete: paid.map(({ order_id }) => order_id) };
  };
}

function allows(event: EventOf<'teamMember'>, { status }: Pick<MemberRow, 'status'>): boolean {
  return changeOf('teamMember', event).from.some((from) => from === status);
}

/** Releases a seat that is held in a team that has ended; false when it was not held. */
async function free(tx: Tx, team: TeamRow, seat: Pick<MemberRow, 'order_id' | 'status'>): Promise<boolean> {
  if (!allows('cancel', seat)) return false;
  await sendMember(tx, seat.order_id, changeOf('teamMember', 'cancel'));
  await setCounts(tx, team, { held: -1 });
  return true;
}

/** At its deadline a group is over, also before its end has been written down (product.md 4.0). */
export function isAlive({ status, ends_at }: TeamRow, now: Date): boolean {
  return (status === 'leaderUnpaid' || status === 'forming') && (ends_at === null || ends_at > now);
}

/** The leader has paid: the hours begin. */
async function begin(tx: Tx, team: TeamRow, { companyId, now, hours }: OrderRef & { hours: number }): Promise<void> {
  const ends_at = new Date(now.getTime() + hours * HOUR_MS);
  await moveTeam(tx, team.id, changeOf('team', 'open'), { started_at: now, ends_at });
  await remember(tx, { companyId, kind: 'teamDeadline', refId: team.id, dueAt: ends_at });
}

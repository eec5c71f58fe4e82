import { changeOf, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { withSavepoint } from '../../domain/savepoint.ts';
import type { Delivery, Trade } from '../../domain/trade.ts';
import { refused } from '../../platform/core/errors.ts';
import { idList } from '../../platform/data/idList.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import { lockOrders, type ReadAhead } from './charge.ts';
import { scheduleCredits } from './credits.ts';
import { failGroup } from './failGroup.ts';
import { type Actor, changeLockedOrder, sendFulfilment } from './log.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { goodsOf, type Moment, type OrderRow, refOf } from './rows.ts';

interface Paying extends Moment {
  method: OrderRow['method'];
  actor: Actor;
  /** What was read with the lock of the order; without it, the payment reads step by step. */
  ahead?: ReadAhead | null;
}

/**
 * An unpaid order is paid: coupon used, seat sold, and what was bought delivered — at once, or to everybody
 * of the group with its last seat (product.md 4.7, I5). The order is locked, or new. Throws where it cannot be delivered.
 */
export async function payOrder(tx: Tx, trade: Trade, order: OrderRow, paying: Paying): Promise<OrderRow> {
  const { method, actor, ahead = null, ...moment } = paying;
  const { now } = moment;
  const paid = await changeLockedOrder(tx, order, { event: 'pay', actor, now, set: { method, paid_at: now } });
  if (!paid) throw refused(ResultCode.stateForbids);
  const ref = refOf(paid, moment);
  await goodsOf(trade, paid.goods_kind).settle?.(tx, ref);
  if (ref.couponClaimId !== null) await trade.coupons.use(tx, ref);
  if (ref.teamId === null) {
    await deliver(tx, trade, paid, { delivery: ahead?.deliver, ...moment });
    await notifyOfOrder(tx, paid, 'paid', now);
    return paid;
  }
  await sendFulfilment(tx, paid.id, 'await');
  const { complete, isOver } = await (ahead?.paySeat?.(ref) ?? trade.groups.pay(tx, ref));
  if (isOver) await failLate(tx, paid, now);
  else if (complete) await deliverGroup(tx, trade, complete, { ahead: withPaid(ahead, paid), ...moment });
  else await notifyOfOrder(tx, paid, 'awaiting', now);
  return paid;
}

/** The group had ended when the payment came: refunded in full, and told at once (I9). */
async function failLate(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await failGroup(tx, order, now);
  await notifyOfOrder(tx, order, 'groupOverPaid', now);
}

interface Delivering extends Moment {
  delivery: Delivery | undefined;
}

async function deliver(tx: Tx, trade: Trade, order: OrderRow, { delivery, ...moment }: Delivering): Promise<void> {
  const ref = refOf(order, moment);
  await (delivery ? delivery(ref) : goodsOf(trade, order.goods_kind).deliver(tx, ref));
  await sendFulfilment(tx, order.id, 'deliver');
  await scheduleCredits(tx, order, moment.now);
}

/** Every order of a complete group, in one transaction; members who got the class in another way meanwhile are refunded. */
async function deliverGroup(
  tx: Tx,
  trade: Trade,
  orderIds: readonly number[],
  { ahead, ...moment }: Moment & { ahead: ReadAhead | null },
): Promise<void> {
  const { orders, deliver: delivery } = covers(ahead, orderIds)
    ? ahead
    : await readMembers(tx, trade, orderIds, moment);
  for (const order of orders) {
    if (!orderIds.includes(order.id) || order.fulfilment !== 'awaitingGroup') continue;
    const problem = await withSavepoint(tx, () => deliver(tx, trade, order, { delivery, ...moment }));
    if (problem) await failGroup(tx, order, moment.now);
    else await notifyOfOrder(tx, order, 'delivered', moment.now);
  }
}

/** Whether every order of a complete group was read ahead. */
function covers(ahead: ReadAhead | null, orderIds: readonly number[]): ahead is ReadAhead {
  return ahead !== null && orderIds.every((id) => ahead.orders.some((order) => order.id === id));
}

/** Locks the orders of a complete group and reads what they deliver, in one round trip. */
async function readMembers(tx: Tx, trade: Trade, orderIds: readonly number[], { now }: Moment): Promise<ReadAhead> {
  const ids = sql<number>`(select unnest(${idList(orderIds)}))`;
  const [orders, deliver] = await inOrder([
    lockOrders(tx, ids),
    goodsOf(trade, 'course').prepareDelivery(tx, ids, now),
  ]);
  return { orders, deliver };
}

/** What was read ahead, with the order as its payment has just made it. */
function withPaid(ahead: ReadAhead | null, paid: OrderRow): ReadAhead | null {
  if (!ahead) return null;
  const awaiting = { ...paid, fulfilment: changeOf('fulfilment', 'await').to };
  return { ...ahead, orders: ahead.orders.map((order) => (order.id === paid.id ? awaiting : order)) };
}

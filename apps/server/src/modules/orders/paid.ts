import { ResultCode } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { refused } from '../../platform/http/errors.ts';
import { scheduleCredits } from './credits.ts';
import { failGroup } from './failGroup.ts';
import { type Actor, changeLockedOrder, sendFulfilment } from './log.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { goodsOf, lockOrder, type Moment, type OrderRow, refOf } from './rows.ts';
import { withSavepoint } from './savepoint.ts';

interface Paying extends Moment {
  method: OrderRow['method'];
  actor: Actor;
}

/**
 * An unpaid order is paid: coupon used, seat sold, and what was bought delivered — at once, or to everybody
 * of the group with its last seat (product.md 4.7, I5). The order is locked, or new. Throws where it cannot be delivered.
 */
export async function payOrder(tx: Tx, trade: Trade, order: OrderRow, paying: Paying): Promise<OrderRow> {
  const { method, actor, now } = paying;
  const paid = await changeLockedOrder(tx, order, { event: 'pay', actor, now, set: { method, paid_at: now } });
  if (!paid) throw refused(ResultCode.stateForbids);
  const ref = refOf(paid, paying);
  await goodsOf(trade, paid.goods_kind).settle?.(tx, ref);
  if (ref.couponClaimId !== null) await trade.coupons.use(tx, ref);
  if (ref.teamId === null) {
    await deliver(tx, trade, paid, paying);
    await notifyOfOrder(tx, paid, 'paid', now);
    return paid;
  }
  await sendFulfilment(tx, paid.id, 'await');
  const { complete, isOver } = await trade.groups.pay(tx, ref);
  if (isOver) await failLate(tx, paid, now);
  else if (complete) await deliverGroup(tx, trade, complete, paying);
  else await notifyOfOrder(tx, paid, 'awaiting', now);
  return paid;
}

/** The group had ended when the payment came: refunded in full, and told at once (I9). */
async function failLate(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await failGroup(tx, order, now);
  await notifyOfOrder(tx, order, 'groupOverPaid', now);
}

async function deliver(tx: Tx, trade: Trade, order: OrderRow, moment: Moment): Promise<void> {
  await goodsOf(trade, order.goods_kind).deliver(tx, refOf(order, moment));
  await sendFulfilment(tx, order.id, 'deliver');
  await scheduleCredits(tx, order, moment.now);
}

/** Every order of a complete group, in one transaction; members who got the class in another way meanwhile are refunded. */
async function deliverGroup(tx: Tx, trade: Trade, orderIds: readonly number[], moment: Moment): Promise<void> {
  for (const id of [...orderIds].sort((one, other) => one - other)) {
    const order = await lockOrder(tx, id);
    if (order?.fulfilment !== 'awaitingGroup') continue;
    const problem = await withSavepoint(tx, () => deliver(tx, trade, order, moment));
    if (problem) await failGroup(tx, order, moment.now);
    else await notifyOfOrder(tx, order, 'delivered', moment.now);
  }
}

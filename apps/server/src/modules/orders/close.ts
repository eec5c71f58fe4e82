import type { EventOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { Trade } from '../../domain/trade.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { rememberEach } from '../../platform/work/dueWork.ts';
import { type Actor, changeLockedOrder } from './log.ts';
import { goodsOf, type Moment, type OrderRow, refOf } from './rows.ts';
import { ORDER_COLUMNS } from './tables.ts';

interface Closing extends Moment {
  event: Extract<EventOf<'order'>, 'cancel' | 'expire'>;
  reason: NonNullable<OrderRow['cancel_reason']>;
  actor: Actor;
}

/**
 * Cancels an unpaid order whose row is locked: seat, coupon, credits and the place in the group come back in this transaction, once;
 * charges that are still open at a provider are closed afterwards (product.md 4.7, I6, I7). Null when it was not unpaid any more. Nothing
 * is waited for but the group and what an exchange of gifts gives back.
 */
export async function closeOrder(tx: Tx, trade: Trade, order: OrderRow, closing: Closing): Promise<OrderRow | null> {
  const { event, reason, actor, now } = closing;
  const ended_at = event === 'expire' ? order.expires_at : now;
  const closed = await changeLockedOrder(tx, order, {
    event,
    actor,
    now,
    note: reason,
    set: { cancel_reason: reason, ended_at },
  });
  if (!closed) return null;
  const ref = refOf(closed, closing);
  await goodsOf(trade, closed.goods_kind).release?.(tx, ref);
  if (ref.couponClaimId !== null) await trade.coupons.unlock(tx, ref);
  if (ref.credits > 0) await trade.credits.giveBack(tx, ref);
  if (ref.teamId !== null) await trade.groups.release(tx, ref);
  await closeCharges(tx, closed, now);
  return closed;
}

/** Expired orders that still hold seats of an offer, locked; without those being ended concurrently. */
export function selectRunOut(tx: Tx, offerId: number, now: Date): Promise<OrderRow[]> {
  return tx
    .selectFrom('seat as s')
    .innerJoin('trade_order as o', joinTenant('o.id', 's.source_id'))
    .select(ORDER_COLUMNS.map((name) => `o.${name}` as const))
    .where('s.offer_id', '=', offerId)
    .where('s.source', '=', 'order')
    .where('s.state', '=', 'held')
    .where('s.expires_at', '<=', now)
    .where('o.status', '=', 'unpaid')
    .orderBy('o.id')
    .forUpdate('o')
    .skipLocked()
    .execute();
}

/** Has every charge of an order that is still open closed at its provider, once the transaction is through. */
export async function closeCharges(tx: Tx, { id }: Pick<OrderRow, 'id'>, now: Date): Promise<void> {
  await rememberEach(
    tx,
    { kind: 'chargeClose', dueAt: now },
    sql`
    select p.company_id, p.id from payment p where p.order_id = ${id} and p.status = 'waiting'`,
  );
}

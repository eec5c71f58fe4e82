import { creditsEarned, REFUND_DAYS } from '@shuyuan/rules';
import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { lockOrder, type OrderRow, refOf } from './rows.ts';

const DAY_MS = 86_400_000;

/** When the credits of a payment arrive: as soon as it can no longer be refunded (S16, decision 0021). */
export function creditsArriveAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);
}

/** The credits of a paid order as its student sees them; nothing for an order that earns none. */
export function creditsOf(order: OrderRow): { creditsEarned?: number; creditsAt?: string } {
  const { status, fulfilment, pay_fen, paid_at } = order;
  const earned = creditsEarned(pay_fen);
  if (status !== 'paid' || fulfilment !== 'delivered' || paid_at === null || earned === 0) return {};
  return { creditsEarned: earned, creditsAt: creditsArriveAt(paid_at).toISOString() };
}

/** Schedules the credits of a delivered order; again when its refund was refused or withdrawn. */
export async function scheduleCredits(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (creditsEarned(order.pay_fen) === 0 || order.paid_at === null) return;
  const arriveAt = creditsArriveAt(order.paid_at);
  const dueAt = arriveAt > now ? arriveAt : now;
  await remember(tx, { companyId: order.company_id, kind: 'creditsArrival', refId: order.id, dueAt });
}

/**
 * Credits an order that is still paid and delivered when its days of refund are over. One under review is skipped: its
 * refusal or withdrawal schedules it again.
 */
export async function earnCredits(tx: Tx, trade: Trade, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'paid' || order.fulfilment !== 'delivered' || order.paid_at === null) return;
  if (creditsArriveAt(order.paid_at) > now) return scheduleCredits(tx, order, now);
  await trade.credits.earn(tx, refOf(order, { now, locale: 'cn' }));
}

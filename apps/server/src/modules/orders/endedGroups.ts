import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { type OrderParts, queryProvider } from './charges.ts';
import { closeOrder } from './close.ts';
import { failGroup } from './failGroup.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { lockOrder, type OrderRow } from './rows.ts';

/** Cancels an unpaid order whose group has ended, and tells its student; its charges are closed at the provider (I9). */
export async function closeOfEndedGroup(tx: Tx, trade: Trade, order: OrderRow, now: Date): Promise<void> {
  const closing = { event: 'cancel', reason: 'groupFailed', actor: 'system', now, locale: 'cn' } as const;
  const closed = await closeOrder(tx, trade, order, closing);
  if (closed) await notifyOfOrder(tx, closed, 'groupOver', now);
}

/** The deadline of a group, or its early end: paid orders are refunded, unpaid ones cancelled (product.md 4.10, I9). */
export async function endGroup(
  parts: OrderParts,
  { companyId, refId: teamId, now }: { companyId: number; refId: number; now: Date },
): Promise<void> {
  const { platform, trade } = parts;
  const unpaid = await platform.tenancy.withTenant(companyId, async (tx) => {
    for (const id of await trade.groups.expire(tx, { companyId, teamId, now })) {
      const order = await lockOrder(tx, id);
      if (order) await failGroup(tx, order, now);
    }
    return trade.groups.unpaidOfEnded(tx, teamId);
  });
  for (const orderId of unpaid) {
    // Who has paid without our knowing gets the money back as one who has.
    await queryProvider(parts, companyId, orderId);
    await platform.tenancy.withTenant(companyId, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status === 'unpaid') await closeOfEndedGroup(tx, trade, order, now);
    });
  }
}

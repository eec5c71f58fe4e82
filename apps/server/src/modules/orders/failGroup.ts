import type { Tx } from '../../platform/data/tenancy.ts';
import { changeLockedOrder, sendFulfilment } from './log.ts';
import { sendRefund } from './refundRows.ts';
import type { OrderRow } from './rows.ts';

/** A paid and locked order whose group failed: refunded in full, without review (product.md 4.10, I9). */
export async function failGroup(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const failed = await changeLockedOrder(tx, order, {
    event: 'failGroup',
    actor: 'system',
    now,
    note: 'groupFailed',
    set: { cancel_reason: 'groupFailed' },
  });
  if (!failed) return;
  await sendFulfilment(tx, order.id, 'fail');
  await sendRefund(tx, failed, { kind: 'groupFailed', payment: 'paid', now });
}

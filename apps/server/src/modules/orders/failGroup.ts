import type { Tx } from '../../platform/data/tenancy.ts';
import { changeFulfilment, changeOrder } from './log.ts';
import { insertRefund, selectSuccess } from './refundRows.ts';
import type { OrderRow } from './rows.ts';

/** A paid order whose group failed: refunded in full, without review (product.md 4.10, I9). */
export async function failGroup(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const failed = await changeOrder(tx, order, {
    event: 'failGroup',
    actor: 'system',
    now,
    note: 'groupFailed',
    set: { cancel_reason: 'groupFailed' },
  });
  if (!failed) return;
  await changeFulfilment(tx, order.id, 'fail');
  const payment = await selectSuccess(tx, order.id);
  await insertRefund(tx, failed, {
    kind: 'groupFailed',
    status: 'adopted',
    reason: null,
    review_by: null,
    payment,
    now,
  });
}

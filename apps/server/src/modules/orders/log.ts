import { changeOf, type EventOf, SocketType } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { push } from '../../platform/work/push.ts';
import type { OrderRow } from './rows.ts';
import { ORDER_COLUMNS, type OrderLogTable, type TradeOrderTable } from './tables.ts';

/** Who changes an order. */
export type Actor = Insertable<OrderLogTable>['actor'];

interface Change {
  event: EventOf<'order'>;
  actor: Actor;
  now: Date;
  note?: string;
  /** What changes with the state. */
  set?: Partial<Pick<Insertable<TradeOrderTable>, 'cancel_reason' | 'ended_at' | 'paid_at' | 'method' | 'is_hidden'>>;
}

/** Changes the state of an order if the machine allows it now, and writes it down; null when it does not (I1). */
export async function changeOrder(tx: Tx, order: OrderRow, change: Change): Promise<OrderRow | null> {
  const { from, to } = changeOf('order', change.event);
  const row = await tx
    .updateTable('trade_order')
    .set({ status: to, ...change.set })
    .where('id', '=', order.id)
    .where('status', 'in', from)
    .returning(ORDER_COLUMNS)
    .executeTakeFirst();
  if (!row) return null;
  await logOrder(tx, row, { ...change, from: order.status });
  return row;
}

/** Logs the state of an order and who changed it (S9); the student's open tabs are notified. */
export async function logOrder(
  tx: Tx,
  order: OrderRow,
  { from, actor, now, note }: { from: OrderRow['status'] | null; actor: Actor; now: Date; note?: string },
): Promise<void> {
  await tx
    .insertInto('order_log')
    .values({
      company_id: order.company_id,
      order_id: order.id,
      from_status: from,
      to_status: order.status,
      actor,
      note: note ?? null,
      created_at: now,
    })
    .execute();
  const to = { companyId: order.company_id, kind: 'student', id: order.student_id } as const;
  await push(tx, to, { type: SocketType.order, orderId: order.id }, now);
}

/** Changes the delivery state, if the state machine allows it now (I5). */
export async function changeFulfilment(tx: Tx, orderId: number, event: EventOf<'fulfilment'>): Promise<boolean> {
  const { from, to } = changeOf('fulfilment', event);
  const row = await tx
    .updateTable('trade_order')
    .set({ fulfilment: to })
    .where('id', '=', orderId)
    .where('fulfilment', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

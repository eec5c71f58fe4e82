import { changeOf, type EventOf, SocketType } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
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

/** The same for an order whose row is locked: what it becomes follows from what it is, so nothing is waited for. */
export async function changeLockedOrder(
  tx: Tx,
  order: OrderRow,
  change: Omit<Change, 'set'> & { set: Partial<Pick<OrderRow, 'method' | 'paid_at' | 'cancel_reason' | 'ended_at'>> },
): Promise<OrderRow | null> {
  const { from, to } = changeOf('order', change.event);
  if (!from.some((status) => status === order.status)) return null;
  const changes = { status: to, ...change.set };
  const updating = tx.updateTable('trade_order').set(changes).where('id', '=', order.id).where('status', 'in', from);
  await enqueue(tx, updating.execute());
  const row = { ...order, ...changes };
  await logOrder(tx, row, { ...change, from: order.status });
  return row;
}

/** Logs the state of an order and who changed it (S9); the student's open tabs are notified. */
export async function logOrder(
  tx: Tx,
  order: OrderRow,
  { from, actor, now, note }: { from: OrderRow['status'] | null; actor: Actor; now: Date; note?: string },
): Promise<void> {
  const values = {
    company_id: order.company_id,
    order_id: order.id,
    from_status: from,
    to_status: order.status,
    actor,
    note: note ?? null,
    created_at: now,
  };
  await enqueue(tx, tx.insertInto('order_log').values(values).execute());
  const to = { companyId: order.company_id, kind: 'student', id: order.student_id } as const;
  await push(tx, to, { type: SocketType.order, orderId: order.id }, now);
}

/** Changes the delivery state, if the state machine allows it now (I5). */
export async function changeFulfilment(tx: Tx, orderId: number, event: EventOf<'fulfilment'>): Promise<boolean> {
  const row = await updateFulfilment(tx, orderId, event).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** The same where nobody asks whether it did. */
export async function sendFulfilment(tx: Tx, orderId: number, event: EventOf<'fulfilment'>): Promise<void> {
  await enqueue(tx, updateFulfilment(tx, orderId, event).execute());
}

function updateFulfilment(tx: Tx, orderId: number, event: EventOf<'fulfilment'>) {
  const { from, to } = changeOf('fulfilment', event);
  return tx
    .updateTable('trade_order')
    .set({ fulfilment: to })
    .where('id', '=', orderId)
    .where('fulfilment', 'in', from);
}

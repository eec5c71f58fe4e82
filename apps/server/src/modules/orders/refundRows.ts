import { ResultCode } from '@shuyuan/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { refused } from '../../platform/core/errors.ts';
import { newNumber } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import { remember, rememberEach } from '../../platform/work/dueWork.ts';
import type { OrderRow } from './rows.ts';
import { PAYMENT_COLUMNS, type PaymentTable, type RefundTable } from './tables.ts';

/** A refund's row. */
export type RefundRow = Selectable<RefundTable>;
/** A payment's row. */
export type PaymentRow = Selectable<PaymentTable>;

const TRIES = 5;

/** The payment that paid an order; null for an order that cost nothing. */
export async function selectSuccess(tx: Tx, orderId: number): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payment')
    .select(PAYMENT_COLUMNS)
    .where('order_id', '=', orderId)
    .where('status', '=', 'success')
    .executeTakeFirst();
  return row ?? null;
}

/** The newest refund of an order. */
export async function selectRefund(tx: Tx, orderId: number): Promise<RefundRow | null> {
  const row = await tx
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'surplus')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type NewRefund = Pick<Insertable<RefundTable>, 'kind' | 'status' | 'reason' | 'review_by'> & {
  payment: PaymentRow | null;
  now: Date;
};

/** Records a refund of an order; one without review is paid out at once, after the transaction. */
export async function insertRefund(tx: Tx, order: OrderRow, refund: NewRefund): Promise<RefundRow> {
  const { payment, now, ...own } = refund;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await tx
      .insertInto('refund')
      .values({
        ...own,
        company_id: order.company_id,
        number: newNumber(now),
        order_id: order.id,
        payment_id: payment?.id ?? null,
        amount_fen: payment?.amount_fen ?? 0,
        asked_at: now,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'number']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) continue;
    if (row.status === 'adopted') await payOut(tx, row, now);
    return row;
  }
  throw refused(ResultCode.tooFrequent);
}

/** What is refunded without a review: a payment, or the one that has paid the order, if it cost something. */
interface Adopted extends Pick<NewRefund, 'kind' | 'now'> {
  payment: PaymentRow | 'paid';
}

/**
 * Sends a refund without a review, and has its money sent back. A number that another refund has already conflicts with it in the
 * database; the transaction is then tried again.
 */
export async function sendRefund(tx: Tx, order: OrderRow, { kind, payment, now }: Adopted): Promise<void> {
  const number = newNumber(now);
  const success = tx.selectFrom('payment').where('order_id', '=', order.id).where('status', '=', 'success');
  const paid = {
    payment_id: success.select('id').$asScalar(),
    amount_fen: sql<number>`coalesce(${success.select('amount_fen')}, 0)`,
  };
  const values = {
    company_id: order.company_id,
    number,
    order_id: order.id,
    ...(payment === 'paid' ? paid : { payment_id: payment.id, amount_fen: payment.amount_fen }),
    kind,
    status: 'adopted' as const,
    reason: null,
    review_by: null,
    asked_at: now,
  };
  await enqueue(tx, tx.insertInto('refund').values(values).execute());
  const sent = sql`select r.company_id, r.id from refund r where r.order_id = ${order.id} and r.number = ${number}`;
  await rememberEach(tx, { kind: 'refundMoney', dueAt: now }, sent);
}

/** Has the money of an adopted refund sent back. */
export function payOut(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  return remember(tx, { companyId: refund.company_id, kind: 'refundMoney', refId: refund.id, dueAt: now });
}

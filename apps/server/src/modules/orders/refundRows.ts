import { ResultCode } from '@shuyuan/contract';
import type { Insertable, Selectable } from 'kysely';
import { newNumber } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { refused } from '../../platform/http/errors.ts';
import { remember } from '../../platform/work/dueWork.ts';
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

/** Has the money of an adopted refund sent back. */
export function payOut(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  return remember(tx, { companyId: refund.company_id, kind: 'refundMoney', refId: refund.id, dueAt: now });
}

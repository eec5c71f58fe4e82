import type { FreeDelivery } from '../../domain/trade.ts';
import { newNumber } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { type Priced, type PricedRequest, payMinutes } from './quote.ts';
import type { OrderRow } from './rows.ts';

/** What an order is made of. */
export interface Placing {
  /** Its id. */
  id: number;
  request: PricedRequest;
  priced: Priced;
  /** What delivers it, should it cost nothing. */
  deliverFree?: FreeDelivery | undefined;
  inviterId: number | null;
}

/**
 * The row of a new order. A number that another order has already, and a second order of the same goods, conflict with it in the
 * database; the transaction is then tried again (I4).
 */
export function toRow({ companyId, studentId, now }: StudentCtx, { id, priced, inviterId }: Placing): OrderRow {
  const { goods, price, mode, coupon, credits } = priced;
  return {
    company_id: companyId,
    id,
    number: newNumber(now),
    student_id: studentId,
    goods_kind: goods.kind,
    goods_id: goods.goodsId,
    mode,
    title: goods.title.cn,
    title_en: goods.title.en ?? null,
    list_fen: price.listFen,
    deduct_fen: price.listFen - price.payFen,
    pay_fen: price.payFen,
    credits,
    coupon_claim_id: coupon?.claimId ?? null,
    team_id: null,
    inviter_id: inviterId,
    method: 'none',
    status: 'unpaid',
    fulfilment: 'none',
    cancel_reason: null,
    expires_at: new Date(now.getTime() + payMinutes(mode) * 60_000),
    created_at: now,
    paid_at: null,
    ended_at: null,
    is_hidden: false,
  };
}

/** Stores the goods as they are now. */
export async function insertItem(tx: Tx, order: OrderRow, { goods, price }: Priced): Promise<void> {
  const { subtitle, courseKind, startsAt } = goods;
  const values = {
    company_id: order.company_id,
    order_id: order.id,
    goods_kind: goods.kind,
    goods_id: goods.goodsId,
    unit_fen: goods.listFen,
    pay_fen: price.payFen,
    class_run_id: goods.classRunId ?? null,
    offer_id: goods.offerId ?? null,
    cover: goods.cover ?? null,
    snapshot: JSON.stringify({ subtitle, courseKind, startsAt }),
  };
  await enqueue(tx, tx.insertInto('order_item').values(values).execute());
}

/** Stores the steps of the price. */
export async function insertDeductions(tx: Tx, order: OrderRow, { deductions }: Priced): Promise<void> {
  if (deductions.length === 0) return;
  const rows = deductions.map(({ kind, refId, name, amountFen }, sort) => ({
    company_id: order.company_id,
    order_id: order.id,
    kind,
    ref_id: refId,
    name: name.cn,
    name_en: name.en ?? null,
    amount_fen: amountFen,
    sort,
  }));
  await enqueue(tx, tx.insertInto('order_deduct').values(rows).execute());
}

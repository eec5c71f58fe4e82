import type { Insertable, Selectable } from 'kysely';
import type { PaymentTable, RefundTable, TradeOrderTable } from '../../modules/orders/tables.ts';
import { newOutTradeNo } from '../../platform/payments/tradeNo.ts';
import { between, randomOf } from '../random.ts';
import { type Ending, numberOf, type Returning } from './endings.ts';
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;
const PAID_AFTER_MS = 2 * MINUTE_MS;

type Order = Insertable<TradeOrderTable>;
type PaymentStatus = Selectable<PaymentTable>['status'];

/** The payment attempts, each with its charge at the sandbox cashier, and the refund. */
export function addMoney(shop: Shop, order: Order, end: Ending, method: 'alipay' | 'wechat'): void {
  if (order.pay_fen === 0) return;
  const createdAt = new Date(order.created_at);
  const settledAt = new Date(createdAt.getTime() + PAID_AFTER_MS);
  const pay = (status: PaymentStatus, at = settledAt) => addPayment(shop, order, { status, method, at });
  if (end.is === 'unpaid') pay('waiting');
  if (end.is === 'cancelled') pay('closed', end.at);
  if (end.is === 'late') {
    const id = pay('success', end.at);
    addRefund(shop, order, id, { status: 'refunded', kind: 'late', askedAt: end.at, doneAt: end.at });
  }
  if (end.is === 'unpaid' || end.is === 'cancelled' || end.is === 'late') return;
  if ('hasFailedOnce' in end && end.hasFailedOnce) pay('failed');
  const id = pay('success');
  if ('isPaidTwice' in end && end.isPaidTwice) {
    const surplus = pay('surplus');
    addRefund(shop, order, surplus, { status: 'refunded', kind: 'surplus', askedAt: settledAt, doneAt: settledAt });
  }
  if (end.refund) addRefund(shop, order, id, end.refund);
}

interface Paying {
  status: PaymentStatus;
  method: 'alipay' | 'wechat';
  at: Date;
}

function addPayment(shop: Shop, order: Order, { status, method, at }: Paying): number {
  const { draft } = shop;
  const id = draft.nextId();
  const random = randomOf(`payment ${id}`);
  const outTradeNo = newOutTradeNo(draft.companyId, {
    random: Uint8Array.from({ length: 13 }, () => between(random, 0, 255)),
  });
  const isThrough = status === 'success' || status === 'surplus';
  const transaction = isThrough || status === 'failed' ? `SANDBOX${id}` : null;
  const settled = status === 'waiting' ? null : at;
  draft.add('payment', {
    id,
    order_id: Number(order.id),
    amount_fen: order.pay_fen,
    method,
    out_trade_no: outTradeNo,
    transaction_id: isThrough ? transaction : null,
    status,
    qr_text: null,
    page_url: null,
    failure: status === 'failed' ? 'refused' : null,
    expires_at: order.expires_at,
    created_at: order.created_at,
    settled_at: settled,
  });
  const isReturned = isThrough && (status === 'surplus' || order.status === 'refunded');
  const state = isThrough ? 'paid' : status === 'waiting' || status === 'failed' ? status : 'closed';
  draft.add('sandbox_charge', {
    out_trade_no: outTradeNo,
    method,
    amount_fen: order.pay_fen,
    title: order.title,
    return_url: '',
    state,
    transaction_id: transaction,
    refunded_fen: isReturned ? order.pay_fen : 0,
    expires_at: order.expires_at,
    created_at: order.created_at,
    settled_at: settled,
  });
  return id;
}

function addRefund(
  shop: Shop,
  order: Order,
  paymentId: number,
  { status, kind, reason, answer, askedAt, doneAt }: Omit<Returning, 'kind'> & { kind: RefundTable['kind'] },
): void {
  const { draft } = shop;
  const id = draft.nextId();
  const reviewBy = kind === 'asked' ? new Date(askedAt.getTime() + 1_440 * MINUTE_MS) : null;
  draft.add('refund', {
    id,
    number: numberOf(askedAt.getTime(), id),
    order_id: Number(order.id),
    payment_id: paymentId,
    amount_fen: order.pay_fen,
    kind,
    reason: reason ?? null,
    answer: answer ?? null,
    status,
    asked_at: askedAt,
    review_by: reviewBy,
    done_at: doneAt ?? null,
  });
  if (status !== 'auditing' || !reviewBy) return;
  const work = { company_id: draft.companyId, kind: 'refundReview', ref_id: id, due_at: reviewBy };
  draft.addRow('due_work', { id: draft.nextId(), ...work });
}

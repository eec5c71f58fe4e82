import type { Generated } from 'kysely';
import type { Defaulted, Json } from '../../platform/data/tables.ts';

/** An order (product.md 4.7); amounts are fixed at creation (I2). */
export interface TradeOrderTable {
  company_id: number;
  id: Generated<number>;
  number: string;
  student_id: number;
  goods_kind: 'course' | 'membership' | 'minutes' | 'postage';
  goods_id: number;
  mode: Defaulted<'alone' | 'openTeam' | 'joinTeam'>;
  title: string;
  title_en: string | null;
  list_fen: number;
  deduct_fen: number;
  pay_fen: number;
  credits: Defaulted<number>;
  coupon_claim_id: number | null;
  team_id: number | null;
  inviter_id: number | null;
  method: Defaulted<'none' | 'alipay' | 'wechat'>;
  status: Defaulted<'unpaid' | 'paid' | 'cancelled' | 'refunding' | 'refunded'>;
  fulfilment: Defaulted<'none' | 'awaitingGroup' | 'delivered' | 'failed' | 'revoked'>;
  cancel_reason: 'student' | 'timeout' | 'school' | 'priceChanged' | 'groupFailed' | null;
  expires_at: Date;
  created_at: Date;
  paid_at: Date | null;
  ended_at: Date | null;
  is_hidden: Defaulted<boolean>;
}

/** Every column of an order; listed, so that queries of all columns can be prepared (performance.md row 15). */
export const ORDER_COLUMNS = [
  'company_id',
  'id',
  'number',
  'student_id',
  'goods_kind',
  'goods_id',
  'mode',
  'title',
  'title_en',
  'list_fen',
  'deduct_fen',
  'pay_fen',
  'credits',
  'coupon_claim_id',
  'team_id',
  'inviter_id',
  'method',
  'status',
  'fulfilment',
  'cancel_reason',
  'expires_at',
  'created_at',
  'paid_at',
  'ended_at',
  'is_hidden',
] as const satisfies (keyof TradeOrderTable)[];

/** The goods of an order, as they were at creation. */
export interface OrderItemTable {
  company_id: number;
  id: Generated<number>;
  order_id: number;
  goods_kind: string;
  goods_id: number;
  quantity: Defaulted<number>;
  unit_fen: number;
  pay_fen: number;
  class_run_id: number | null;
  offer_id: number | null;
  cover: string | null;
  snapshot: Json;
}

/** One step of the price of an order, in fen off. */
export interface OrderDeductTable {
  company_id: number;
  id: Generated<number>;
  order_id: number;
  kind: 'campaign' | 'member' | 'group' | 'coupon' | 'credits';
  ref_id: number | null;
  name: string;
  name_en: string | null;
  amount_fen: number;
  sort: number;
}

/** Log of an order: every change and its actor (S9). */
export interface OrderLogTable {
  company_id: number;
  id: Generated<number>;
  order_id: number;
  from_status: string | null;
  to_status: string;
  actor: 'student' | 'system' | 'school' | 'gateway';
  note: string | null;
  created_at: Date;
}

/** One payment attempt of an order; at most one succeeds, a second success is `surplus` and refunded (I3). */
export interface PaymentTable {
  company_id: number;
  id: Generated<number>;
  order_id: number;
  amount_fen: number;
  method: 'alipay' | 'wechat';
  out_trade_no: string;
  transaction_id: string | null;
  status: Defaulted<'waiting' | 'success' | 'failed' | 'closed' | 'surplus'>;
  qr_text: string | null;
  page_url: string | null;
  failure: string | null;
  expires_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

/** Every column of a payment. */
export const PAYMENT_COLUMNS = [
  'company_id',
  'id',
  'order_id',
  'amount_fen',
  'method',
  'out_trade_no',
  'transaction_id',
  'status',
  'qr_text',
  'page_url',
  'failure',
  'expires_at',
  'created_at',
  'settled_at',
] as const satisfies (keyof PaymentTable)[];

/** Money on its way back (product.md 4.7). */
export interface RefundTable {
  company_id: number;
  id: Generated<number>;
  number: string;
  order_id: number;
  payment_id: number | null;
  amount_fen: number;
  kind: 'asked' | 'groupFailed' | 'late' | 'surplus';
  reason: string | null;
  answer: string | null;
  status: 'auditing' | 'adopted' | 'refused' | 'withdrawn' | 'refunded' | 'error';
  asked_at: Date;
  review_by: Date | null;
  done_at: Date | null;
}

/** A genuine statement of a provider that was not applied; the operator decides what becomes of the money. */
export interface PaymentAlarmTable {
  company_id: number;
  id: Generated<number>;
  reason: 'unknown' | 'provider' | 'merchant' | 'currency' | 'amount' | 'repeated';
  method: 'alipay' | 'wechat';
  out_trade_no: string;
  transaction_id: string;
  /** In the smallest unit of `currency`, as the provider says. */
  amount_fen: number;
  currency: string;
  /** What the order costs; null where none is named. */
  expected_fen: number | null;
  order_id: number | null;
  status: Defaulted<'open' | 'returning' | 'returned' | 'dismissed'>;
  note: string | null;
  created_at: Date;
  done_at: Date | null;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    trade_order: TradeOrderTable;
    order_item: OrderItemTable;
    order_deduct: OrderDeductTable;
    order_log: OrderLogTable;
    payment: PaymentTable;
    refund: RefundTable;
    payment_alarm: PaymentAlarmTable;
  }
}

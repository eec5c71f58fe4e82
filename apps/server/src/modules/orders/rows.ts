import type { Locale } from '@shuyuan/rules';
import type { Selectable } from 'kysely';
import type { GoodsPort, OrderRef, Trade } from '../../domain/trade.ts';
import { missing } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { ORDER_COLUMNS, type TradeOrderTable } from './tables.ts';

/** An order's row. */
export type OrderRow = Selectable<TradeOrderTable>;

/** Time of a change of an order, and the language of its messages. */
export interface Moment {
  now: Date;
  locale: Locale;
}

/** An order as the modules behind it see it. */
export function refOf(row: OrderRow, { now, locale }: Moment): OrderRef {
  return {
    companyId: row.company_id,
    studentId: row.student_id,
    now,
    locale,
    orderId: row.id,
    number: row.number,
    kind: row.goods_kind,
    goodsId: row.goods_id,
    offerId: row.goods_kind === 'course' ? row.goods_id : null,
    mode: row.mode,
    teamId: row.team_id,
    title: { cn: row.title, en: row.title_en },
    payFen: row.pay_fen,
    credits: row.credits,
    couponClaimId: row.coupon_claim_id,
    expiresAt: row.expires_at,
  };
}

/** The port of a kind of goods; absent for kinds that this server does not sell. */
export function goodsOf(trade: Trade, kind: OrderRow['goods_kind']): GoodsPort {
  const port = trade.goods[kind];
  if (!port) throw missing();
  return port;
}

/** Whether an unpaid order has run out; computed when it is read, written by due work (product.md 4.7). */
export function hasRunOut(row: Pick<OrderRow, 'status' | 'expires_at'>, now: Date): boolean {
  return row.status === 'unpaid' && row.expires_at <= now;
}

/** The row of an order, locked until the transaction ends; every change of an order begins here. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A student's own order, locked; `missing` for anybody else's (Z1). */
export async function lockOwnOrder(tx: Tx, studentId: number, id: number): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (row?.student_id !== studentId) throw missing();
  return row;
}

/** A student's own order as it is read; `missing` for anybody else's (Z1). */
export async function findOwnOrder(tx: Tx, studentId: number, id: number): Promise<OrderRow> {
  const row = await tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

import { type Expression, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';
import type { GoodsKind } from './trade.ts';

/** Who has ordered which goods, as SQL over orders of one kind: null for an order of another. */
export function orderedGoods(tx: Tx, orderIds: Expression<number>, kind: GoodsKind) {
  const ordered = tx.selectFrom('trade_order').where('id', 'in', orderIds).where('goods_kind', '=', kind);
  return {
    orderId: ordered.select('id').$asScalar(),
    studentId: ordered.select('student_id').$asScalar(),
    goodsId: ordered.select('goods_id').$asScalar(),
  };
}

/** The same of an order that a student is about to make: it has no row yet. */
export function newGoods(studentId: number, goodsId: number) {
  return { orderId: sql<number>`null::bigint`, studentId: sql.val(studentId), goodsId: sql.val(goodsId) };
}

/** The same of an order that is known. */
export function knownGoods(order: { orderId: number; studentId: number; goodsId: number }) {
  return { orderId: sql.val(order.orderId), studentId: sql.val(order.studentId), goodsId: sql.val(order.goodsId) };
}

/** One kind of goods that is read for its delivery. */
export type OrderedGoods = Record<'orderId' | 'studentId' | 'goodsId', Expression<number>>;

/** One order as a selection of orders. */
export function onlyOrder(orderId: number): Expression<number> {
  return sql<number>`(${orderId}::bigint)`;
}

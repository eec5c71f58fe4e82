import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';

/** Minutes of an account `a` from orders that are being refunded, except one order. */
const inRefunds = (exceptOrder: number) => sql<number>`coalesce((
    select sum(f.amount)::int from trade_order o
    join minutes_flow f on f.company_id = o.company_id and f.student_id = o.student_id
      and f.ref_id = o.id and f.reason in ('buy', 'give')
    where o.company_id = a.company_id and o.student_id = a.student_id
      and o.goods_kind in ('minutes', 'membership') and o.status = 'refunding' and o.id <> ${exceptOrder}::bigint), 0)`;

/** Minutes of a student neither held by a consultation nor subject to a refund of another order. */
export async function readFreeMinutes(
  tx: Tx,
  studentId: number | Expression<number>,
  orderId: number,
): Promise<number> {
  const row = await tx
    .selectFrom('minutes_account as a')
    .select(sql<number>`a.balance - a.frozen - ${inRefunds(orderId)}`.as('free'))
    .where('a.student_id', '=', studentId)
    .executeTakeFirst();
  return row?.free ?? 0;
}

/**
 * Minutes of an account `a` available now: neither expired, nor held by a consultation, nor from an order that
 * is being refunded.
 */
export function usableMinutes(now: Date): RawBuilder<number> {
  return sql<number>`case when a.valid_until <= ${now}::timestamptz then 0 else greatest(0, a.balance - a.frozen - ${inRefunds(0)}) end`;
}

/** Minutes of an account `a` from orders whose refund is not decided. */
export const refundingMinutes = (): RawBuilder<number> => inRefunds(0);

/** Minutes that each of the students can use now; who has no account has none and is absent. */
export async function selectUsableMinutes(
  tx: Tx,
  studentIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (studentIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('minutes_account as a')
    .select(['a.student_id', usableMinutes(now).as('usable')])
    .where('a.student_id', 'in', [...studentIds])
    .execute();
  return new Map(rows.map(({ student_id, usable }) => [student_id, usable]));
}

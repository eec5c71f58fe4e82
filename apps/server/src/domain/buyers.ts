import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';
import { theRow } from '../platform/data/theRow.ts';

/** Whether the student has no paid order at this school: the condition of coupons and groups for newcomers. */
export async function isNewcomer(tx: Tx, studentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('trade_order')
    .select('id')
    .where('student_id', '=', studentId)
    .where('status', 'in', ['paid', 'refunding'])
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/**
 * Whether the student has the prices of members at this instant (I11): a granted period covers it, and its order is not
 * under refund review — the right is suspended meanwhile (product.md 4.7).
 */
export function hasMemberPrices(studentId: number, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from member_record m
    where m.student_id = ${studentId} and m.status = 'granted'
      and m.starts_at <= ${now} and coalesce(m.ends_at > ${now}, true)
      and not (m.source = 'order' and exists (select 1 from trade_order t
        where t.company_id = m.company_id and t.id = m.source_id and t.status = 'refunding')))`;
}

/** The same as a separate query. */
export async function isMember(tx: Tx, studentId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${hasMemberPrices(studentId, now)} as has`.execute(tx);
  return theRow(rows).has;
}

/** Whether the membership runs until this end, and whether it is suspended while its refund is reviewed. */
export async function membershipOf(
  tx: Tx,
  { id, member_until: until }: { id: number; member_until: Date | null },
  now: Date,
): Promise<{ isMember: boolean; isMembershipSuspended: boolean }> {
  const isRunning = until !== null && until > now;
  return { isMember: isRunning, isMembershipSuspended: isRunning && !(await isMember(tx, id, now)) };
}

import type { Tx } from '../platform/tenancy.ts';

/** Whether the student has no paid order here: what coupons and groups for newcomers ask. */
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

/** Whether the membership of the student runs at this instant (I11). */
export async function isMember(tx: Tx, studentId: number, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('student')
    .select('id')
    .where('id', '=', studentId)
    .where('member_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

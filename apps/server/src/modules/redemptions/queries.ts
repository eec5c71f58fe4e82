import { changeOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { RedeemResult } from './tables.ts';

/** A code with its series, its row locked until the transaction ends. */
export function lockCode(tx: Tx, codeHash: string) {
  return tx
    .selectFrom('redeem_code as c')
    .innerJoin('redeem_batch as b', joinTenant('b.id', 'c.batch_id'))
    .select(['c.id', 'c.code_end', 'c.status', 'c.is_frozen', 'c.bound_student_id', 'c.used_by', 'c.batch_id'])
    .select(['b.name', 'b.name_en', 'b.kind', 'b.goods_id', 'b.amount', 'b.starts_at', 'b.ends_at'])
    .select(['b.per_student', 'b.is_open'])
    .where('c.code_hash', '=', codeHash)
    .forUpdate('c')
    .executeTakeFirst();
}
/** A row of `lockCode`. */
export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockCode>>>;

/** How many codes of the series of a code the student has used. */
export async function countUsed(tx: Tx, codeHash: string, studentId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('redeem_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('batch_id', '=', (eb) => eb.selectFrom('redeem_code').select('batch_id').where('code_hash', '=', codeHash))
    .where('used_by', '=', studentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses a code that is locked and unused (I8). */
export async function spendCode(
  tx: Tx,
  id: number,
  { studentId, now, result }: { studentId: number; now: Date; result: RedeemResult },
): Promise<void> {
  const { from, to } = changeOf('redeemCode', 'redeem');
  const spending = tx
    .updateTable('redeem_code')
    .set({ status: to, used_by: studentId, used_at: now, result: JSON.stringify(result) })
    .where('id', '=', id)
    .where('status', 'in', from);
  await enqueue(tx, spending.execute());
}

function selectUsed(tx: Tx, studentId: number) {
  return tx
    .selectFrom('redeem_code as c')
    .innerJoin('redeem_batch as b', joinTenant('b.id', 'c.batch_id'))
    .select(['c.id', 'c.code_end', 'c.used_at', 'c.result', 'b.kind'])
    .where('c.used_by', '=', studentId);
}
/** A code that the student has used. */
export type UsedRow = Awaited<ReturnType<ReturnType<typeof selectUsed>['execute']>>[number];

/** The student's redemptions, the newest first. */
export function selectHistory(tx: Tx, studentId: number, page: PageInput) {
  return pageOf(tx, selectUsed(tx, studentId).orderBy('c.used_at', 'desc').orderBy('c.id', 'desc'), page);
}

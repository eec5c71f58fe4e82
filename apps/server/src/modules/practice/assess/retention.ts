import { sql } from 'kysely';
import type { Tx } from '../../../platform/data/tenancy.ts';
import { DAY_MS, type RetentionRule } from '../../../platform/work/retention.ts';

/** Deletes records of guests, begun before an instant, that no account has taken over, with their attempts and answers; gives their number. */
async function deleteUnclaimed(tx: Tx, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from assessment_record where id = any (array(
        select id from assessment_record
        where claimed_at is null and guest_phone is not null and created_at < ${before} limit ${most}))
      returning company_id, id),
    rules as (
      delete from assessment_outcome u using gone where u.company_id = gone.company_id and u.record_id = gone.id),
    answers as (
      delete from practice_answer a using gone where a.company_id = gone.company_id and a.record_id = gone.id)
    select id from gone`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('practice_record').where('id', 'in', ids).where('student_id', 'is', null).execute();
  return rows.length;
}

/** Names and phones of guests who never came back (S11). */
export const ASSESSMENT_RETENTION: readonly RetentionRule[] = [
  { table: 'assessment_record', column: 'created_at', ms: 180 * DAY_MS, remove: deleteUnclaimed },
];

import { sql } from 'kysely';
import { theRow } from '../../../platform/data/theRow.ts';
import type { ReaderCtx, ShownRecord } from './rows.ts';

/**
 * Whether the person of a record, or who reads it, has another attempt at the same assessment open: by the account, for a guest by
 * phone and name, as tries are counted. From which link it was started does not matter.
 */
export async function hasOpenTry({ tx, now, studentId }: ReaderCtx, { id, assessment_id, student_id }: ShownRecord) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from practice_record o join assessment_record e on e.company_id = o.company_id and e.id = o.id
      where o.assessment_id = ${assessment_id} and o.id <> ${id} and o.state = 'unfinished'
        and coalesce(o.limit_ends_at, o.due_at) > ${now}
        and (o.student_id in (${student_id}, ${studentId}) or (o.student_id is null and ${student_id}::bigint is null
          and e.who = (select own.who from assessment_record own where own.id = ${id})))) as found`.execute(tx);
  return theRow(rows).found;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';

/** Ends the stays of a student in the lessons of a class: who is no longer in the class is not in its room (I5). */
export async function endStays(
  tx: Tx,
  { classRunId, studentId, now }: { classRunId: number; studentId: number; now: Date },
): Promise<void> {
  await sql`
    update class_log g set left_at = greatest(g.joined_at, least(d.ends_at, ${now}::timestamptz))
      from dated_lesson d
      where d.company_id = g.company_id and d.id = g.dated_lesson_id and d.class_run_id = ${classRunId}
        and g.student_id = ${studentId} and g.left_at is null`.execute(tx);
}

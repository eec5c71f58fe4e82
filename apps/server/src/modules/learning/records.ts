import { LIVE_FINISH_PERCENT } from '@shuyuan/rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';

interface Held {
  id: number;
  company_id: number;
  class_run_id: number;
  lesson_id: number;
  starts_at: Date;
  ends_at: Date;
}

/** Ends the stays in a lesson with it; who was there for 60 % of its planned time has learnt it (product.md 4.3). */
export async function finishAttended({ tx, now }: { tx: Tx; now: Date }, lesson: Held, endedAt: Date): Promise<void> {
  await tx
    .updateTable('class_log')
    .set({ left_at: sql<Date>`greatest(joined_at, ${endedAt}::timestamptz)` })
    .where('dated_lesson_id', '=', lesson.id)
    .where('left_at', 'is', null)
    .execute();
  const neededS = ((lesson.ends_at.getTime() - lesson.starts_at.getTime()) / 1_000) * (LIVE_FINISH_PERCENT / 100);
  await sql`
    insert into learn_record (company_id, student_id, class_run_id, lesson_id, finished_at, updated_at)
      select company_id, student_id, ${lesson.class_run_id}::bigint, ${lesson.lesson_id}::bigint, ${endedAt}::timestamptz, ${now}::timestamptz
      from class_log where dated_lesson_id = ${lesson.id}
      group by company_id, student_id
      having sum(extract(epoch from left_at - greatest(joined_at, ${lesson.starts_at}::timestamptz)))
        filter (where left_at > ${lesson.starts_at}::timestamptz) >= ${neededS}::double precision
    on conflict (company_id, student_id, class_run_id, lesson_id) do update
      set finished_at = coalesce(learn_record.finished_at, excluded.finished_at)`.execute(tx);
}

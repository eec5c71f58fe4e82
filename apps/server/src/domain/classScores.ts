import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';

/** Marks of a student in a class in percent, and those of the class where enough students have one; null where there is none. */
export interface ClassScores {
  average: number | null;
  classAverage: number | null;
  rank: number | null;
  rankTotal: number | null;
}

/** One decimal. */
export const toTenths = (value: number) => Math.round(value * 10) / 10;

/** SQL for the best marked attempt of each student at each paper of a class, in percent; attempts made up later do not count (product.md 4.4). */
export function bestAttempts(classRunId: number): RawBuilder<unknown> {
  return sql`
    select q.student_id, q.paper_id, max(q.score / a.total_score * 100) as percent
      from practice_record q join paper a on a.company_id = q.company_id and a.id = q.paper_id
      where q.class_run_id = ${classRunId} and q.state = 'finished' and not q.is_make_up and a.total_score > 0
      group by q.student_id, q.paper_id`;
}

/** The average over the papers that are marked, with average and rank of the class from five students on (privacy, product.md 4.6). */
export async function selectClassScores(
  tx: Tx,
  { studentId, classRunId }: { studentId: number; classRunId: number },
): Promise<ClassScores> {
  const { rows } = await sql<{ average: number | null; place: number | null; of_class: number | null; total: number }>`
    with best as (${bestAttempts(classRunId)}),
    ranked as (
      select student_id, avg(percent) as average, rank() over (order by avg(percent) desc)::int as place
        from best group by student_id)
    select max(average) filter (where student_id = ${studentId}) as average,
        max(place) filter (where student_id = ${studentId}) as place,
        avg(average) as of_class, count(*)::int as total
      from ranked`.execute(tx);
  const row = rows[0];
  const isTold = row !== undefined && row.total >= CLASS_MIN_STUDENTS;
  const isRanked = isTold && row.place !== null;
  return {
    average: row?.average == null ? null : toTenths(row.average),
    classAverage: isTold && row.of_class !== null ? toTenths(row.of_class) : null,
    rank: isRanked ? row.place : null,
    rankTotal: isRanked ? row.total : null,
  };
}

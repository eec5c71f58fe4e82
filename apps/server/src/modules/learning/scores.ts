import { sql } from 'kysely';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/** Fewest students with a mark for which a rank is told (privacy, product.md 4.6). */
const RANK_MIN = 5;

/** Marks of the student in a class, in percent, with the rank among its students; null where there is none. */
export interface OwnScores {
  average: number | null;
  rank: number | null;
  rankTotal: number | null;
  report: 'making' | 'published' | null;
}

/** The average of the best marked attempt at each paper; attempts made up later do not count (product.md 4.4). */
export async function selectScores({ tx, studentId }: StudentCtx, classRunId: number): Promise<OwnScores> {
  const { rows } = await sql<{
    average: number | null;
    place: number | null;
    total: number;
    report: OwnScores['report'];
  }>`
    with best as (
      select q.student_id, max(q.score / a.total_score * 100) as percent
        from practice_record q join paper a on a.company_id = q.company_id and a.id = q.paper_id
        where q.class_run_id = ${classRunId} and q.state = 'finished' and not q.is_make_up and a.total_score > 0
        group by q.student_id, q.paper_id),
    ranked as (
      select student_id, avg(percent) as average, rank() over (order by avg(percent) desc)::int as place,
        count(*) over ()::int as total from best group by student_id)
    select k.average, k.place, coalesce(k.total, 0) as total,
      (select s.state from study_report s where s.class_run_id = ${classRunId} and s.student_id = ${studentId}) as report
      from (select 1) one left join ranked k on k.student_id = ${studentId}`.execute(tx);
  const row = rows[0];
  const isRanked = row !== undefined && row.place !== null && row.total >= RANK_MIN;
  return {
    average: row?.average == null ? null : Math.round(row.average * 10) / 10,
    rank: isRanked ? row.place : null,
    rankTotal: isRanked ? row.total : null,
    report: row?.report ?? null,
  };
}

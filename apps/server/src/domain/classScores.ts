import { CLASS_MIN_STUDENTS, type Locale } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { inLanguage } from '../platform/data/select.ts';
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
export function bestAttempts(classRunId: number | RawBuilder<unknown>): RawBuilder<unknown> {
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

/** Whose marks in which class; with `until`, only papers up to that one in the order of the lessons. */
export interface TrendKey {
  locale: Locale;
  studentId: number;
  classRunId: number;
  until?: number | undefined;
}

/** The student's best mark at a paper in percent, with the average of the class where enough students have one. */
export interface TrendMark {
  paperId: number;
  name: string;
  score: number;
  classAverage: number | undefined;
}

/** Place of the paper `a` of the lesson `x` in a class; what belongs to no lesson comes last. */
const PLACE = sql`coalesce(x.index, 2147483647), a.id`;

/** The student's best marks in the order of the lessons (product.md 4.6). */
export async function selectTrend(tx: Tx, { locale, studentId, classRunId, until }: TrendKey): Promise<TrendMark[]> {
  const lesson = sql`left join lesson x on x.company_id = a.company_id and x.id = a.lesson_id`;
  const upTo =
    until === undefined ? sql`` : sql`and (${PLACE}) <= (select ${PLACE} from paper a ${lesson} where a.id = ${until})`;
  const { rows } = await sql<{ paperId: number; name: string; score: number; average: number; total: number }>`
    with best as (${bestAttempts(classRunId)}),
    papers as (
      select paper_id, max(percent) filter (where student_id = ${studentId}) as score, avg(percent) as average,
        count(*)::int as total from best group by paper_id)
    select a.id as "paperId", ${inLanguage(locale, 'a.name')} as name, p.score, p.average, p.total
      from papers p join paper a on a.id = p.paper_id ${lesson}
      where p.score is not null ${upTo} order by ${PLACE}`.execute(tx);
  return rows.map(({ paperId, name, score, average, total }) => ({
    paperId,
    name,
    score: toTenths(score),
    classAverage: total >= CLASS_MIN_STUDENTS ? toTenths(average) : undefined,
  }));
}

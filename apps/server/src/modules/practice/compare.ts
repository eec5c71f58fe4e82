import { CLASS_MIN_STUDENTS, type Locale } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { selectTrend } from '../../domain/classScores.ts';
import { listInLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import type { PracticeRow } from './list.ts';

type OfClass = Pick<PracticeRow, 'id' | 'paper_id' | 'class_run_id' | 'student_id'>;

/** Marks of a trend, the practice's own last. */
const TREND_MARKS = 8;

/** SQL for each student's best attempt in time at the paper: the first one with the most points. */
function bestOfClass({ paper_id, class_run_id }: OfClass): RawBuilder<unknown> {
  return sql`select distinct on (student_id) id, student_id, score from practice_record
    where paper_id = ${paper_id} and class_run_id = ${class_run_id} and state = 'finished' and not is_make_up
    order by student_id, score desc, attempt`;
}

/** Average and rank in the class by each student's best attempt in time; nothing of fewer than five students (product.md 4.6). */
export async function compareWithClass(tx: Tx, row: OfClass) {
  const { rows } = await sql<{ count: number; average: number; rank: number | null }>`
    with best as (${bestOfClass(row)})
    select count(*)::int as count, round(avg(score)::numeric, 1)::double precision as average,
        (select 1 + (select count(*)::int from best b where b.score > own.score) from best own
          where own.student_id = ${row.student_id}) as rank
      from best`.execute(tx);
  const { count, average, rank } = theRow(rows);
  if (count < CLASS_MIN_STUDENTS) return {};
  return { classAverage: average, ...(rank === null ? {} : { rank, rankTotal: count }) };
}

/** Shares of the points by knowledge in this attempt, with those of the class's best attempts from five students on. */
export async function selectKnowledge(tx: Tx, row: OfClass, locale: Locale) {
  const { id, paper_id } = row;
  const { rows } = await sql<{ name: string; rate: number; average: number | null; students: number }>`
    with best as (${bestOfClass(row)}),
    topics as (
      select k.name, q.id, q.score, q.sort, q.company_id
        from question q cross join lateral unnest(${listInLanguage(locale, 'q.knowledge')}) as k (name)
        where q.paper_id = ${paper_id} and q.type <> 'group' and q.score > 0),
    rates as (
      select r.id as record_id, t.name, sum(coalesce(a.score, 0)) / sum(t.score) as rate, min(t.sort) as sort
        from (select id from best union select ${id}::bigint) r cross join topics t
          left join practice_answer a on a.company_id = t.company_id and a.question_id = t.id and a.record_id = r.id
        group by r.id, t.name)
    select o.name, round(o.rate::numeric, 2)::double precision as rate,
        (select round(avg(c.rate)::numeric, 2)::double precision from rates c join best b on b.id = c.record_id
          where c.name = o.name) as average,
        (select count(*)::int from best) as students
      from rates o where o.record_id = ${id} order by o.sort, o.name`.execute(tx);
  return rows.map(({ name, rate, average, students }) => ({
    name,
    rate,
    classAverage: students >= CLASS_MIN_STUDENTS ? (average ?? undefined) : undefined,
  }));
}

/** The best marks at this practice and those before it in the class, the latest eight. */
export async function selectLastMarks(tx: Tx, { paper_id, class_run_id, student_id }: OfClass, locale: Locale) {
  const key = { studentId: student_id, classRunId: class_run_id, until: paper_id };
  const marks = (await selectTrend(tx, key)).slice(-TREND_MARKS);
  return marks.map(({ cn, en, ...mark }) => ({ ...mark, name: locale === 'cn' ? cn : en }));
}

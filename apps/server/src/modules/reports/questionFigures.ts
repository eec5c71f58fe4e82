import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { sql } from 'kysely';
import { type FigureKey, type Figures, type Named, rounded } from './figureTypes.ts';

/** SQL for the questions `s` of marked attempts `q` of a class with their answers `w`; attempts made up later do not count. */
const MARKED = sql`practice_record q
  join question s on s.company_id = q.company_id and s.paper_id = q.paper_id and s.type <> 'group' and s.score > 0
  left join practice_answer w on w.company_id = q.company_id and w.record_id = q.id and w.question_id = s.id`;

/** SQL for whether a question is marked by a person, as `isMarkedByPerson` of the rules has it. */
const IS_BY_PERSON = sql`s.type in ('short', 'oral')`;

/** The share of the points of a group of questions; the average of the class where enough students have one (privacy). */
interface GroupRow {
  rate: number;
  average: number;
  students: number;
}

const classAverageOf = ({ average, students }: GroupRow) =>
  students >= CLASS_MIN_STUDENTS ? rounded(average) : undefined;

/** By who marks them: questions of marked attempts, how many of them have an answer, and the share of their points. */
export async function selectParts({ tx, studentId, classRunId }: FigureKey): Promise<Figures['parts']> {
  const { rows } = await sql<GroupRow & { isByPerson: boolean; total: number; done: number }>`
    with points as (
      select q.student_id, ${IS_BY_PERSON} as is_by_person, count(*)::int as total,
          count(*) filter (where cardinality(w.values) > 0 or coalesce(w.text, '') <> '' or exists (
            select 1 from practice_file f where f.company_id = w.company_id and f.record_id = w.record_id
              and f.question_id = w.question_id))::int as done,
          sum(coalesce(w.score, 0)) / sum(s.score) * 100 as percent
        from ${MARKED} where q.class_run_id = ${classRunId} and q.state = 'finished' and not q.is_make_up
        group by q.student_id, 2),
    classes as (select is_by_person, avg(percent) as average, count(*)::int as students from points group by 1)
    select p.is_by_person as "isByPerson", p.total, p.done, p.percent as rate, c.average, c.students
      from points p join classes c using (is_by_person) where p.student_id = ${studentId} order by 1`.execute(tx);
  return rows.map((row) => ({
    by: row.isByPerson ? 'person' : 'machine',
    total: row.total,
    done: row.done,
    rate: rounded(row.rate),
    classAverage: classAverageOf(row),
  }));
}

/** By knowledge point: the share of the points of its questions in marked attempts, the best known first. */
export async function selectKnowledge({ tx, studentId, classRunId }: FigureKey) {
  const { rows } = await sql<GroupRow & Named>`
    with points as (
      select q.student_id, k.name, max(coalesce(s.knowledge_en[k.place], k.name)) as en,
          sum(coalesce(w.score, 0)) / sum(s.score) * 100 as percent
        from ${MARKED} cross join lateral unnest(s.knowledge) with ordinality as k(name, place)
        where q.class_run_id = ${classRunId} and q.state = 'finished' and not q.is_make_up
        group by q.student_id, k.name),
    classes as (select name, avg(percent) as average, count(*)::int as students from points group by name)
    select p.name as cn, p.en, p.percent as rate, c.average, c.students
      from points p join classes c using (name) where p.student_id = ${studentId}
      order by p.percent desc, p.name limit 24`.execute(tx);
  return rows.map((row) => ({
    cn: row.cn,
    en: row.en,
    rate: rounded(row.rate) ?? 0,
    classAverage: classAverageOf(row),
  }));
}

import type { contract, OutputOf } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS, type Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import { attendanceOf } from '../../domain/attendance.ts';
import { bestAttempts, selectClassScores, selectTrend, toTenths } from '../../domain/classScores.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** A report as it leaves the server. */
export type StudyReport = OutputOf<(typeof contract)['report']['read']>;

/** What a report counts; averages and rates in percent. */
export type Figures = Pick<
  StudyReport,
  | 'attended'
  | 'late'
  | 'absent'
  | 'held'
  | 'attendRate'
  | 'attendance'
  | 'minutes'
  | 'practiceTotal'
  | 'practiceDone'
  | 'onTimeRate'
  | 'average'
  | 'classAverage'
  | 'rank'
  | 'rankTotal'
  | 'trend'
  | 'kinds'
  | 'knowledge'
>;

/** Figures by language: names of lessons, papers and knowledge points are in them. */
export type StoredFigures = Record<Locale, Figures>;

/** Whose figures of which class, at which moment. */
export interface FigureKey {
  tx: Tx;
  now: Date;
  locale: Locale;
  studentId: number;
  classRunId: number;
}

/** One decimal; undefined for what is not known. */
const rounded = (value: number | null | undefined) => (value == null ? undefined : toTenths(value));
/** Percent of a part, absent without a whole. */
const percent = (part: number, whole: number) => (whole === 0 ? undefined : rounded((part / whole) * 100));

/** Counts everything from the raw rows: stays in class, seconds watched, practices and their marks. */
export async function countFigures(key: FigureKey): Promise<Figures> {
  const attendance = await selectAttendance(key);
  const counted = attendance.filter(({ state }) => state !== 'none');
  const of = (state: string) => counted.filter((lesson) => lesson.state === state).length;
  const attended = of('present') + of('late');
  const practices = await selectPractices(key);
  const done = practices.filter(({ isDone }) => isDone).length;
  const due = practices.filter(({ isDone, isOver }) => isDone || isOver).length;
  const { average, classAverage, rank, rankTotal } = await selectClassScores(key.tx, key);
  return {
    attended,
    late: of('late'),
    // The recording makes up for what was missed, not for the attendance.
    absent: of('absent') + of('replay'),
    held: counted.length,
    attendRate: percent(attended, counted.length),
    attendance,
    minutes: await selectMinutes(key),
    practiceTotal: practices.length,
    practiceDone: done,
    onTimeRate: percent(practices.filter(({ isOnTime }) => isOnTime).length, due),
    average: average ?? undefined,
    classAverage: classAverage ?? undefined,
    rank: rank ?? undefined,
    rankTotal: rankTotal ?? undefined,
    trend: await selectTrend(key.tx, key),
    kinds: await selectKinds(key),
    knowledge: await selectKnowledge(key),
  };
}

/** Every lesson that was not cancelled, in order, with how the student took part. */
async function selectAttendance({ tx, now, locale, studentId, classRunId }: FigureKey) {
  return await tx
    .selectFrom('dated_lesson as d')
    .innerJoin('lesson as x', (join) =>
      join.onRef('x.company_id', '=', 'd.company_id').onRef('x.id', '=', 'd.lesson_id'),
    )
    .select(['x.index', inLanguage(locale, 'x.title').as('title')])
    .select(
      attendanceOf(now, {
        student: sql`${studentId}::bigint`,
        joinedAt: sql`(select min(e.joined_at) from enrolment e where e.company_id = d.company_id
          and e.student_id = ${studentId}::bigint and e.class_run_id = d.class_run_id and e.status <> 'quit')`,
      }).as('state'),
    )
    .where('d.class_run_id', '=', classRunId)
    .where('d.state', '<>', 'cancelled')
    .orderBy('x.index')
    .execute();
}

/** Whole minutes in live lessons and with recordings; two tabs in one lesson count once. */
async function selectMinutes({ tx, now, studentId, classRunId }: FigureKey): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    with stays as (
      select greatest(g.joined_at, d.starts_at) as since, least(coalesce(g.left_at, ${now}::timestamptz), d.ends_at) as until
        from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
        where g.student_id = ${studentId} and d.class_run_id = ${classRunId}),
    merged as (select unnest(range_agg(tstzrange(since, until))) as part from stays where since < until)
    select floor((
        coalesce((select sum(extract(epoch from upper(part) - lower(part))) from merged), 0)
        + coalesce((select sum(watched_s) from learn_record
            where student_id = ${studentId} and class_run_id = ${classRunId}), 0)) / 60)::int as minutes`.execute(tx);
  return rows[0]?.minutes ?? 0;
}

/** Each paper once, whatever the number of attempts: handed in at all, in time, or past its deadline. */
async function selectPractices({ tx, now, studentId, classRunId }: FigureKey) {
  const { rows } = await sql<{ isDone: boolean; isOnTime: boolean; isOver: boolean }>`
    select bool_or(submitted_at is not null) as "isDone",
        bool_or(submitted_at is not null and submitted_at <= due_at and not is_make_up) as "isOnTime",
        bool_or(due_at <= ${now}::timestamptz) as "isOver"
      from practice_record where student_id = ${studentId} and class_run_id = ${classRunId}
      group by paper_id`.execute(tx);
  return rows;
}

/** By kind of practice: how many were handed in, and the share of the points. */
async function selectKinds({ tx, studentId, classRunId }: FigureKey): Promise<Figures['kinds']> {
  const { rows } = await sql<{
    type: string;
    total: number;
    done: number;
    rate: number | null;
    average: number | null;
    students: number;
  }>`
    with best as (${bestAttempts(classRunId)}),
    own as (
      select paper_id, bool_or(submitted_at is not null) as is_done from practice_record
        where student_id = ${studentId} and class_run_id = ${classRunId} group by paper_id),
    marks as (
      select a.type, b.student_id, avg(b.percent) as average from best b join paper a on a.id = b.paper_id
        group by a.type, b.student_id)
    select a.type, count(*)::int as total, count(*) filter (where o.is_done)::int as done,
        (select m.average from marks m where m.type = a.type and m.student_id = ${studentId}) as rate,
        (select avg(m.average) from marks m where m.type = a.type) as average,
        (select count(*)::int from marks m where m.type = a.type) as students
      from own o join paper a on a.id = o.paper_id group by a.type order by a.type`.execute(tx);
  return rows.map(({ type, total, done, rate, average, students }) => ({
    kind: type === 'exercise' || type === 'homework' || type === 'test' ? type : 'other',
    total,
    done,
    rate: rounded(rate),
    classAverage: students >= CLASS_MIN_STUDENTS ? rounded(average) : undefined,
  }));
}

/** By knowledge point: the share of the points of its questions in marked attempts, the best known first. */
async function selectKnowledge({ tx, locale, studentId, classRunId }: FigureKey): Promise<Figures['knowledge']> {
  const names =
    locale === 'en'
      ? sql`case when cardinality(s.knowledge_en) > 0 then s.knowledge_en else s.knowledge end`
      : sql`s.knowledge`;
  const { rows } = await sql<{ name: string; rate: number; average: number; students: number }>`
    with points as (
      select q.student_id, k.name, sum(coalesce(w.score, 0)) / sum(s.score) * 100 as percent
        from practice_record q
          join question s on s.company_id = q.company_id and s.paper_id = q.paper_id and s.type <> 'group' and s.score > 0
          cross join lateral unnest(${names}) as k(name)
          left join practice_answer w on w.company_id = q.company_id and w.record_id = q.id and w.question_id = s.id
        where q.class_run_id = ${classRunId} and q.state = 'finished' and not q.is_make_up
        group by q.student_id, k.name)
    select p.name, p.percent as rate, (select avg(o.percent) from points o where o.name = p.name) as average,
        (select count(*)::int from points o where o.name = p.name) as students
      from points p where p.student_id = ${studentId} order by p.percent desc, p.name limit 24`.execute(tx);
  return rows.map(({ name, rate, average, students }) => ({
    name,
    rate: rounded(rate) ?? 0,
    classAverage: students >= CLASS_MIN_STUDENTS ? rounded(average) : undefined,
  }));
}

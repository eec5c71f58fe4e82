import { participation } from '@shuyuan/rules';
import { sql } from 'kysely';
import { attendanceOf, joinedAt } from '../../domain/attendance.ts';
import {
  classAverageOf,
  selectClassScores,
  selectGroupMarks,
  selectTrend,
  type TrendMark,
} from '../../domain/classScores.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { theRow } from '../../platform/data/theRow.ts';
import { type FigureKey, type Figures, rounded, type StoredFigures } from './figureTypes.ts';
import { selectKnowledge, selectParts } from './questionFigures.ts';

/** Percent of a part, absent without a whole. */
const percent = (part: number, whole: number) => (whole === 0 ? undefined : rounded((part / whole) * 100));

/** Counts everything from the raw rows, once for both languages: stays in class, seconds watched, practices and their marks. */
export async function countFigures(key: FigureKey): Promise<StoredFigures> {
  const lessons = await selectAttendance(key);
  // The recording makes up for what was missed, not for the attendance.
  const sums = participation(lessons.map(({ state }) => ({ attendance: state, isLearnt: false })));
  const practices = await selectPractices(key);
  const done = practices.filter(({ isDone }) => isDone).length;
  const due = practices.filter(({ isDone, isOver }) => isDone || isOver).length;
  const onTime = practices.filter(({ isOnTime }) => isOnTime).length;
  const { average, rank, rankTotal } = await selectClassScores(key.tx, key);
  const trend = await selectTrend(key.tx, key);
  const knowledge = await selectKnowledge(key);
  const figures = {
    attended: sums.attended,
    late: sums.late,
    absent: sums.missed,
    held: sums.held,
    attendRate: percent(sums.attended, sums.held),
    minutes: await selectMinutes(key),
    practiceTotal: practices.length,
    practiceDone: done,
    practiceDue: due,
    practiceOnTime: onTime,
    onTimeRate: percent(onTime, due),
    average: average ?? undefined,
    rank: rank ?? undefined,
    rankTotal: rankTotal ?? undefined,
    kinds: await selectKinds(key, trend),
    parts: await selectParts(key),
  };
  const named = (locale: 'cn' | 'en'): Figures => ({
    ...figures,
    attendance: lessons.map(({ cn, en, ...row }) => ({ ...row, title: locale === 'cn' ? cn : en })),
    trend: trend.map(({ cn, en, score, classAverage }) => ({ name: locale === 'cn' ? cn : en, score, classAverage })),
    knowledge: knowledge.map(({ cn, en, ...row }) => ({ ...row, name: locale === 'cn' ? cn : en })),
  });
  return { cn: named('cn'), en: named('en') };
}

/** Every lesson that was not cancelled, in order, with how the student took part. */
async function selectAttendance({ tx, now, studentId, classRunId }: FigureKey) {
  return await tx
    .selectFrom('dated_lesson as d')
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'))
    .select(['x.index', 'x.title as cn', sql<string>`coalesce(nullif(x.title_en, ''), x.title)`.as('en')])
    .select(
      attendanceOf(now, {
        student: sql`${studentId}::bigint`,
        joinedAt: joinedAt(studentId),
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
  return theRow(rows).minutes;
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
async function selectKinds(
  { tx, studentId, classRunId }: FigureKey,
  trend: readonly TrendMark[],
): Promise<Figures['kinds']> {
  const { rows: papers } = await sql<{ id: number; type: string; isDone: boolean }>`
    with own as (
      select paper_id, bool_or(submitted_at is not null) as is_done from practice_record
        where student_id = ${studentId} and class_run_id = ${classRunId} group by paper_id)
    select a.id, a.type, o.is_done as "isDone" from own o join paper a on a.id = o.paper_id order by a.type`.execute(
    tx,
  );
  const marks = await selectGroupMarks(tx, { studentId, classRunId }, 'type');
  return [...Map.groupBy(papers, ({ type }) => type)].map(([type, ofType]) => {
    const ids = new Set(ofType.map(({ id }) => id));
    return {
      kind: type === 'exercise' || type === 'homework' || type === 'test' ? type : 'other',
      total: ofType.length,
      done: ofType.filter(({ isDone }) => isDone).length,
      rate: marks.find(({ name }) => name === type)?.rate,
      classAverage: classAverageOf(trend.filter(({ paperId }) => ids.has(paperId))),
    };
  });
}

import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

type Call = (typeof contract)['learning']['summary'];

interface Figures {
  classes: number;
  week: number;
  total: number;
  streak: number;
  open: number;
  finished: number;
}

/**
 * Figures of the learning centre: minutes in live classes and with recordings, since Monday in Beijing and in all; days in a row,
 * up to today or yesterday, on which the student was in a class, watched or handed something in.
 */
export async function summarise({ tx, studentId, now }: StudentCtx): Promise<OutputOf<Call>> {
  const student = sql`${studentId}::bigint`;
  const present = sql`${now}::timestamptz`;
  const today = sql`(${present} at time zone 'Asia/Shanghai')::date`;
  const monday = sql`(${today} - (extract(isodow from ${today})::int - 1))`;
  const { rows } = await sql<Figures>`
    with stays as (
      select (g.joined_at at time zone 'Asia/Shanghai')::date as day,
          greatest(0, extract(epoch from least(coalesce(g.left_at, ${present}), d.ends_at) - greatest(g.joined_at, d.starts_at))) as seconds
        from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
        where g.student_id = ${student} and g.joined_at <= ${present}),
    learnt as (
      select day, seconds from stays union all select day, seconds from learn_day where student_id = ${student}),
    days as (
      select day from learnt union
      select (q.submitted_at at time zone 'Asia/Shanghai')::date from practice_record q
        where q.student_id = ${student} and q.submitted_at <= ${present}),
    -- Those of the page of practices: of classes that the student has not left, without assessments.
    practices as (
      select q.state, q.limit_ends_at, q.due_at from practice_record q where q.student_id = ${student}
        and exists (select 1 from enrolment e where e.student_id = q.student_id and e.class_run_id = q.class_run_id
          and e.status <> 'quit')),
    -- Days in a row have the same difference from their place.
    streaks as (
      select max(day) as last, count(*)::int as length from (
        select day, day - (row_number() over (order by day))::int as part from days where day <= ${today}) numbered group by part)
    select
      (select count(distinct class_run_id)::int from enrolment where student_id = ${student} and status = 'active'
        and coalesce(valid_until > ${present}, true)) as classes,
      (select coalesce(floor(sum(seconds) / 60), 0)::int from learnt where day >= ${monday}) as week,
      (select coalesce(floor(sum(seconds) / 60), 0)::int from learnt) as total,
      (select coalesce(max(length), 0) from streaks where last >= ${today} - 1) as streak,
      (select count(*)::int from practices where state = 'unfinished' and coalesce(limit_ends_at, due_at) > ${present}) as open,
      (select count(*)::int from practices where state = 'finished') as finished`.execute(tx);
  const figures = rows[0];
  return {
    classCount: figures?.classes ?? 0,
    weekMinutes: figures?.week ?? 0,
    totalMinutes: figures?.total ?? 0,
    streakDays: figures?.streak ?? 0,
    openPractices: figures?.open ?? 0,
    finishedPractices: figures?.finished ?? 0,
    serverTime: now.toISOString(),
  };
}

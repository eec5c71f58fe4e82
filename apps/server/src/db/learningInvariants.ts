import type { Invariant } from './invariant.ts';

/** Invariants of lessons, stays in them, and learn records (product.md 4.3). */
export const LEARNING_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I12 a learn record has the seconds of its ranges, each once',
    sql: `select student_id, lesson_id, watched_s from learn_record where watched_s
      <> (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(watched) as part)`,
  },
  {
    id: 'I12 what was watched on single days is not more than what was watched at all',
    sql: `select d.student_id from (select company_id, student_id, sum(seconds) as seconds from learn_day group by 1, 2) d
      where d.seconds > (select coalesce(sum(watched_s), 0) from learn_record r
        where r.company_id = d.company_id and r.student_id = d.student_id)`,
  },
  {
    id: 'I1 a lesson has the times of its state',
    sql: `select id, state, started_at, ended_at from dated_lesson
      where (state = 'ended') <> (ended_at is not null) or (started_at is not null and state not in ('living', 'ended'))
        or (cancel_reason is not null and state <> 'cancelled') or ended_at < started_at`,
  },
  {
    id: 'I1 a recording is of a lesson that was held',
    sql: `select id, state, replay from dated_lesson
      where (replay <> 'none' and state <> 'ended') or (replay = 'ready') <> (replay_at is not null)`,
  },
  {
    id: 'I5 a stay lies in the time of its lesson',
    sql: `select g.id from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
      where d.state = 'cancelled' or g.joined_at < least(d.started_at, d.starts_at - interval '15 minutes')
        or greatest(g.joined_at, g.left_at) > coalesce(d.ended_at, d.ends_at + interval '30 minutes')`,
  },
  {
    id: 'I5 nobody is in a room whose class he is not in',
    sql: `select g.id from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
      where g.left_at is null and not exists (select 1 from enrolment e where e.company_id = g.company_id
        and e.student_id = g.student_id and e.class_run_id = d.class_run_id and e.status in ('active', 'expired'))`,
  },
  {
    id: 'I5 nobody is in a room whose lesson is over',
    sql: `select g.id from class_log g join dated_lesson d on d.company_id = g.company_id and d.id = g.dated_lesson_id
      where g.left_at is null and d.state in ('ended', 'cancelled')`,
  },
];

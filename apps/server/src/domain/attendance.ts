import { type Attendance, LATE_MINUTES, LESSON_OVERTIME_MINUTES } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';

/** SQL for whether the dated lesson `d` is over at a moment: `lessonState` of the rules as a condition (product.md 4.3). */
export function hasEnded(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(d.state = 'ended' or (d.state <> 'cancelled' and d.ends_at
    + case when d.started_at is not null then make_interval(mins => ${sql.lit(LESSON_OVERTIME_MINUTES)}) else interval '0' end <= ${now}::timestamptz))`;
}

/**
 * SQL for how a student took part in the dated lesson `d`: by the first entry to the live class, late from 10 minutes after the
 * start; without one by the recording, once it is learnt; else absent. `none` before the lesson is over, when it was cancelled, and
 * for one that was over before the student joined the class. `student` and `joinedAt` (of the enrolment) are SQL.
 */
export function attendanceOf(
  now: Date,
  { student, joinedAt }: { student: RawBuilder<unknown>; joinedAt: RawBuilder<unknown> },
): RawBuilder<Attendance> {
  return sql<Attendance>`case when not ${hasEnded(now)} then 'none' else coalesce(
    (select case when min(g.joined_at) <= d.starts_at + make_interval(mins => ${sql.lit(LATE_MINUTES)}) then 'present' else 'late' end
      from class_log g where g.company_id = d.company_id and g.dated_lesson_id = d.id and g.student_id = ${student}
      having count(*) > 0),
    (select 'replay' from learn_record w where w.company_id = d.company_id and w.student_id = ${student}
      and w.class_run_id = d.class_run_id and w.lesson_id = d.lesson_id and w.finished_at is not null),
    case when d.ends_at <= ${joinedAt} then 'none' else 'absent' end) end`;
}

/** SQL for when a student joined the class of the dated lesson `d`, of several times the first. */
export function joinedAt(studentId: number): RawBuilder<Date | null> {
  return sql<Date | null>`(select min(e.joined_at) from enrolment e where e.company_id = d.company_id
    and e.student_id = ${studentId}::bigint and e.class_run_id = d.class_run_id and e.status <> 'quit')`;
}

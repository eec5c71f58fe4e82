import { type LockableLesson, lockingLesson } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';

/** State of a practice as the database names it (product.md 4.4). */
export type PracticeState = 'unfinished' | 'submitted' | 'awaiting' | 'finished' | 'expired';

/**
 * SQL for the furthest state that a student's attempts at the practice of a lesson have reached; null without an attempt. The
 * arguments are SQL: columns of the surrounding query, or values.
 */
export function practiceState(of: {
  company: RawBuilder<unknown>;
  classRun: RawBuilder<unknown>;
  lesson: RawBuilder<unknown>;
  student: RawBuilder<unknown>;
}): RawBuilder<PracticeState | null> {
  return sql<PracticeState | null>`(select q.state from practice_record q
    where q.company_id = ${of.company} and q.student_id = ${of.student} and q.class_run_id = ${of.classRun}
      and q.lesson_id = ${of.lesson}
    order by (q.state <> 'unfinished') desc, q.attempt desc limit 1)`;
}

/**
 * SQL for whether the next lessons wait for the practice of the lesson `x`: one that the student has been given, or that there is a paper for,
 * unless the class does not hold that lesson. A lock never waits for what does not exist.
 */
export function requiresPractice(of: Parameters<typeof practiceState>[0]): RawBuilder<boolean> {
  return sql<boolean>`(x.has_practice and (${practiceState(of)} is not null or exists (select 1 from paper a
    where a.company_id = x.company_id and a.lesson_id = x.id and a.status = 'open')
    and not exists (select 1 from dated_lesson l where l.company_id = x.company_id and l.class_run_id = ${of.classRun}
      and l.lesson_id = x.id and l.state = 'cancelled')))`;
}

/** A lesson of a class as the lock rule sees it. */
export interface ClassLesson extends LockableLesson {
  lessonId: number;
  isLockedByPractice: boolean;
}

/** The lessons of a class in order, with the student's practices. */
async function selectClassLessons(tx: Tx, classRunId: number, studentId: number): Promise<ClassLesson[]> {
  const of = { company: sql`x.company_id`, classRun: sql`r.id`, lesson: sql`x.id`, student: sql`${studentId}::bigint` };
  const { rows } = await sql<ClassLesson>`
    select x.id as "lessonId", x.index, x.is_trial as "isTrial", ${requiresPractice(of)} as "isPracticeRequired",
        r.is_locked_by_practice as "isLockedByPractice", ${practiceState(of)} as practice
      from class_run r join lesson x on x.company_id = r.company_id and x.course_id = r.course_id
      where r.id = ${classRunId} order by x.index`.execute(tx);
  return rows;
}

/** The lesson whose practice locks another of the class for this student; null while that is open (§4, Z4). */
export async function findLock(
  tx: Tx,
  { classRunId, lessonId, studentId }: { classRunId: number; lessonId: number; studentId: number },
): Promise<ClassLesson | null> {
  const lessons = await selectClassLessons(tx, classRunId, studentId);
  const place = lessons.findIndex((lesson) => lesson.lessonId === lessonId);
  const lesson = lessons[place];
  return lesson ? lockingLesson(lessons, place, lesson.isLockedByPractice) : null;
}

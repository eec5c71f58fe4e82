import { type RawBuilder, sql } from 'kysely';

/** SQL for whether a class is one of those a lecturer marks and reports on: the own ones, and those that ask for it (product.md 4.4). */
export function isMarkedBy(lecturerId: number, classRunId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${classRunId} in (${markedClasses(lecturerId)})`;
}

/** SQL of the classes that a lecturer marks and reports on. */
export function markedClasses(lecturerId: number): RawBuilder<unknown> {
  return sql`select r.id from class_run r where r.lecturer_id = ${lecturerId}
    union all select m.class_run_id from class_marker m where m.lecturer_id = ${lecturerId}`;
}

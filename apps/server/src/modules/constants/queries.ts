import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { GradeTable, SubjectTable, TimeZoneTable } from './tables.ts';

/** Subjects in the school's order. */
export function selectSubjects(tx: Tx): Promise<Selectable<SubjectTable>[]> {
  return tx.selectFrom('subject').selectAll().orderBy('sort').orderBy('id').execute();
}

/** Grades from the youngest. */
export function selectGrades(tx: Tx): Promise<Selectable<GradeTable>[]> {
  return tx.selectFrom('grade').selectAll().orderBy('sort').orderBy('id').execute();
}

/** Time zones, the default first (§9). */
export function selectTimeZones(tx: Tx): Promise<Selectable<TimeZoneTable>[]> {
  return tx.selectFrom('time_zone').selectAll().orderBy('sort').orderBy('id').execute();
}

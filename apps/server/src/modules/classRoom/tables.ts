import type { Generated } from 'kysely';

/** A student's stay in a live class. */
export interface ClassLogTable {
  company_id: number;
  id: Generated<number>;
  dated_lesson_id: number;
  student_id: number;
  joined_at: Date;
  left_at: Date | null;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    class_log: ClassLogTable;
  }
}

import type { Generated } from 'kysely';

/** A student's note at a second of a lesson. */
export interface LessonNoteTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  class_run_id: number;
  lesson_id: number;
  second: number;
  words: string;
  created_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    lesson_note: LessonNoteTable;
  }
}

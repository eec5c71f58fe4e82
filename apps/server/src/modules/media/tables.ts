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
  /** Upload with the picture of the second. */
  frame_id: number | null;
  created_at: Date;
}

/** Since when a student plays a lesson of a class: its addresses were first signed then. */
export interface LessonPlayTable {
  company_id: number;
  student_id: number;
  class_run_id: number;
  lesson_id: number;
  began_at: Date;
  /** Seconds that had been watched by then. */
  before_s: number;
}

/** The time that all recordings of a student took together. */
export interface WatchTimeTable {
  company_id: number;
  student_id: number;
  /** A multirange of milliseconds since 1970, as text. */
  spent: Generated<string>;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    lesson_note: LessonNoteTable;
    lesson_play: LessonPlayTable;
    watch_time: WatchTimeTable;
  }
}

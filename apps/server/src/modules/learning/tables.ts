import type { Defaulted } from '../../platform/data/tables.ts';

/** A student's review of a lesson that was held, one each. */
export interface LessonReviewTable {
  company_id: number;
  student_id: number;
  class_run_id: number;
  lesson_id: number;
  /** 1 to 5. */
  stars: number;
  words: string | null;
  created_at: Date;
}

/** The address of a student's calendar is derived from the version, so that renewing it ends the old one. */
export interface CalendarLinkTable {
  company_id: number;
  student_id: number;
  version: Defaulted<number>;
  /** In which the student last asked for the address. */
  language: Defaulted<'cn' | 'en'>;
}

/** Seconds of recordings that a student watched on a day in Beijing; the database counts them from learn records. */
export interface LearnDayTable {
  company_id: number;
  student_id: number;
  day: string;
  seconds: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    lesson_review: LessonReviewTable;
    calendar_link: CalendarLinkTable;
    learn_day: LearnDayTable;
  }
}

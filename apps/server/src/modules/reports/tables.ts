import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';
import type { StoredFigures } from './figureTypes.ts';

/** A student's report of a class, made when the class ends (product.md 4.6). */
export interface StudyReportTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  class_run_id: number;
  state: Defaulted<'making' | 'published'>;
  /** The figures as they were when it was published, in both languages. */
  figures: JSONColumnType<Partial<StoredFigures>, string | undefined, string>;
  strengths: Defaulted<string | null>;
  weaknesses: Defaulted<string | null>;
  comment: Defaulted<string | null>;
  suggestion: Defaulted<string | null>;
  /** When it is published without a lecturer's words. */
  publish_at: Defaulted<Date | null>;
  published_at: Defaulted<Date | null>;
  read_at: Defaulted<Date | null>;
  /** The link is derived from it, so that a new one is never an ended one. */
  share_version: Defaulted<number>;
  is_shared: Defaulted<boolean>;
  /** When the link ends by itself. */
  share_until: Defaulted<Date | null>;
  share_opens: Defaulted<number>;
  share_opened_at: Defaulted<Date | null>;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    study_report: StudyReportTable;
  }
}

import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A school's slip with the scores of one exam of a student (product.md 4.6). */
export interface ScoreSheetTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  type: 'exam' | 'stage' | 'self';
  title: string;
  title_en: string | null;
  term: string;
  term_en: string | null;
  exam_date: string | null;
  state: Defaulted<'toFill' | 'submitted' | 'confirmed' | 'sentBack'>;
  /** After it a student cannot change the sheet. */
  due_at: Date | null;
  /** What the school says, e.g. why it was sent back. */
  comment: Defaulted<string | null>;
  confirmed_by: Defaulted<string | null>;
  confirmed_at: Defaulted<Date | null>;
  version: Defaulted<number>;
}

/** The score of a subject; points are multiples of a half. */
export interface ScoreItemTable {
  company_id: number;
  sheet_id: number;
  subject_id: number;
  score: number | null;
  full_score: number;
  class_rank: number | null;
  grade_rank: number | null;
  remark: string | null;
  sort: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    score_sheet: ScoreSheetTable;
    score_item: ScoreItemTable;
  }
}

import type { Generated } from 'kysely';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A lecturer's public profile (product.md 4.15). */
export interface LecturerTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string | null;
  portrait: string | null;
  /** The lecturer's title, e.g. `高中数学`. */
  title: string;
  title_en: string | null;
  motto: string | null;
  motto_en: string | null;
  /** Plain paragraphs separated by a blank line. */
  intro: string | null;
  intro_en: string | null;
  honours: Defaulted<string[]>;
  honours_en: Defaulted<string[]>;
  teach_years: number;
  /** Mean of the ratings times ten: 49 is 4.9. */
  rating_tenths: number | null;
  is_online: Defaulted<boolean>;
  is_certified: Defaulted<boolean>;
  has_left: Defaulted<boolean>;
  sort: number;
  /** Account for login at `/talk/login`; null without a login. */
  phone: Defaulted<string | null>;
  password_hash: Defaulted<string | null>;
}

/** A subject that a lecturer teaches. */
export interface LecturerSubjectTable {
  company_id: number;
  lecturer_id: number;
  subject_id: number;
  sort: number;
}

/** A grade that a lecturer teaches. */
export interface LecturerGradeTable {
  company_id: number;
  lecturer_id: number;
  grade_id: number;
}

/** Proof of a qualification; only `shown` ones are public. */
export interface QualificationTable {
  company_id: number;
  id: Generated<number>;
  lecturer_id: number;
  subject_id: number | null;
  kind: 'teacher' | 'degree' | 'title' | 'other';
  name: string;
  name_en: string | null;
  number: string;
  issuer: string;
  issuer_en: string | null;
  /** `YYYY-MM-DD`. */
  issued_on: string;
  valid_until: string | null;
  image: string | null;
  stage: string | null;
  stage_en: string | null;
  audit_status: Defaulted<'reviewing' | 'shown' | 'refused' | 'outdated'>;
  shown_since: Date | null;
  sort: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    lecturer: LecturerTable;
    lecturer_subject: LecturerSubjectTable;
    lecturer_grade: LecturerGradeTable;
    qualification: QualificationTable;
  }
}

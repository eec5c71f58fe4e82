import type { Generated } from 'kysely';

/** A subject of the school; `key` also names its covers. */
export interface SubjectTable {
  company_id: number;
  id: Generated<number>;
  key: string;
  name: string;
  name_en: string;
  sort: number;
}

/** A school year. */
export interface GradeTable {
  company_id: number;
  id: Generated<number>;
  key: string;
  name: string;
  name_en: string;
  stage: 'primary' | 'junior' | 'senior' | 'adult';
  sort: number;
}

/** A time zone that students may choose; the first by `sort` is the default (§9). */
export interface TimeZoneTable {
  company_id: number;
  id: Generated<number>;
  name: string;
  name_en: string;
  utc_offset: string;
  iana: string;
  sort: number;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    subject: SubjectTable;
    grade: GradeTable;
    time_zone: TimeZoneTable;
  }
}

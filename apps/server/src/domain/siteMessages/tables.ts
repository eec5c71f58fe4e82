import type { Generated } from 'kysely';

/** Messages of the school to a student (product.md 4.14). */
export interface SiteMessageTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  kind: 'system' | 'class' | 'homework' | 'order' | 'membership' | 'studyRoom' | 'headline';
  title: string;
  title_en: string | null;
  body: string;
  body_en: string | null;
  link: string | null;
  once_key: string | null;
  created_at: Date;
  read_at: Date | null;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    site_message: SiteMessageTable;
  }
}

import type { ColumnType, Generated } from 'kysely';

/** Any JSON value, written as text. */
export type Json = ColumnType<unknown, string, string>;

/** A column that a row may lack when it is inserted. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A school; not a tenant table: the application only reads it, seeds and operators write it as the owner. */
export interface CompanyTable {
  id: Generated<number>;
  /** First label of its hostnames (T6). */
  label: string;
  custom_domain: string | null;
  legal_name: string;
  legal_name_en: string | null;
  name: string;
  name_en: string | null;
  short_name: string;
  short_name_en: string | null;
  tab_icon: string | null;
  logo: string | null;
  logo_inverse: string | null;
  phone: string | null;
  phone_hours: string | null;
  phone_hours_en: string | null;
  qq: string | null;
  credit_code: string | null;
  icp: string | null;
  police_record: string | null;
  copyright: string | null;
  copyright_en: string | null;
  branch: string | null;
  /** Brand id of packages/tokens. */
  brand: string | null;
  theme: Json | null;
  slogan: string | null;
  slogan_en: string | null;
  android_app: string | null;
  ios_app: string | null;
  mobile_base: string | null;
  live_hosts: Defaulted<string[]>;
  status: Defaulted<'open' | 'closed' | 'maintenance'>;
  /** Percent of a recording's seconds that make a lesson learnt (product.md 4.3). */
  learnt_percent: Defaulted<number>;
  /** Days that lecturers have for their words before a report is published without them (product.md 4.6). */
  report_wait_days: Defaulted<number>;
  /** Most short messages in 24 hours; null where the server's own limit for a school holds (decision 0063). */
  sms_day_limit: Defaulted<number | null>;
}

/** Who can log in: students, and lecturers at `/talk/login` (§6). */
export type MemberKind = 'student' | 'lecturer';

/** Every table: each floor and module adds its own beside it by declaration merging, so that nothing here names them. */
export interface Database {
  company: CompanyTable;
}

import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Days that lecturers have for their words before a report is published without them, a setting of the school (product.md 4.6). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table company add column report_wait_days smallint not null default 3
    check (report_wait_days between 0 and 60)`.execute(db);
  await sql`alter table study_report add column publish_at timestamptz`.execute(db);
  await sql`create index study_report_class on study_report (company_id, class_run_id, state)`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index study_report_class`.execute(db);
  await sql`alter table study_report drop column publish_at`.execute(db);
  await sql`alter table company drop column report_wait_days`.execute(db);
}

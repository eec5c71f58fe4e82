import { sql } from 'kysely';
import { eachSchool, type Schema } from '../tenantTable.ts';

/** Links of reports end by themselves, and say how often they were opened (product.md 4.6). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table study_report
    add column share_until timestamptz,
    add column share_opens integer not null default 0 check (share_opens >= 0),
    add column share_opened_at timestamptz`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`update study_report set share_until = now() + interval '30 days'
      where company_id = ${school} and is_shared`.execute(db);
  });
  await sql`alter table study_report
    add constraint study_report_shared check (not is_shared or share_until is not null)`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table study_report drop column share_until, drop column share_opens, drop column share_opened_at`.execute(
    db,
  );
}

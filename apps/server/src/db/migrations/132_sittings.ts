import { sql } from 'kysely';
import { eachSchool, type Schema } from '../tenantTable.ts';

/**
 * The time a student has worked on an attempt is the sum of its sittings: `worked_s` until `seen_at`, the last sign of work. Attempts that
 * were handed in keep the time they have.
 */
export async function up(db: Schema): Promise<void> {
  await sql`alter table practice_record
    add column worked_s integer not null default 0 check (worked_s >= 0),
    add column seen_at timestamptz`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`update practice_record set worked_s = used_s
      where company_id = ${school} and used_s is not null`.execute(db);
  });
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table practice_record drop column worked_s, drop column seen_at`.execute(db);
}

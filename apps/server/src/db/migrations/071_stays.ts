import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/**
 * The unit of a consultation's charge is fixed when the student enters, and the charge can be checked against the stays of both;
 * a closed tab may be a reload for seconds (product.md 4.17).
 */
export async function up(db: Schema): Promise<void> {
  await sql`alter table study_ticket add column unit_minutes integer check (unit_minutes > 0)`.execute(db);
  await sql`alter table room_log add column return_by timestamptz`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table room_log drop column return_by`.execute(db);
  await sql`alter table study_ticket drop column unit_minutes`.execute(db);
}

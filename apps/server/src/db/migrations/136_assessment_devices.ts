import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Tries of guests hold for their browser too, so that nobody uses up those of another with a phone and a name (product.md 4.5, S15). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table assessment_record add column device_hash text`.execute(db);
  await sql`create index assessment_record_device on assessment_record (company_id, link_id, device_hash)
    where device_hash is not null`.execute(db);
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table assessment_record drop column device_hash`.execute(db);
}

import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** A file that a draft names stays for longer than one that nobody asks for (decision 0038). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table upload add column stored_until timestamptz`.execute(db);
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table upload drop column stored_until`.execute(db);
}

import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** The newest call of a room, which its desk shows. */
export async function up(db: Schema): Promise<void> {
  await sql`create index study_call_room on study_call (company_id, room_id, id desc)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index study_call_room`.execute(db);
}

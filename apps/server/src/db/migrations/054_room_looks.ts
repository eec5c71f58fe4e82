import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** When the page of a room was last heard of: a socket tells only that the person has some page open (product.md 4.17). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table room_log add column looked_at timestamptz`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table room_log drop column looked_at`.execute(db);
}

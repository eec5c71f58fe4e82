import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Codes asked for by a browser that the account has used before are counted apart from those that strangers ask for (S15). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table code_send add column is_by_known_device boolean not null default false`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table code_send drop column is_by_known_device`.execute(db);
}

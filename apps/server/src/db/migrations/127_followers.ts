import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Who follows an author is read from the latest on, whatever page of it is asked for (product.md 4.13). */
export async function up(db: Schema): Promise<void> {
  await sql`create index follow_latest
    on follow (company_id, author_kind, author_id, created_at desc, student_id desc)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index follow_latest`.execute(db);
}

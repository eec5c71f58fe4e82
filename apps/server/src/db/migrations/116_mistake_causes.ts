import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Beside an answer stands why it went wrong, as its student sees it. */
export async function up(db: Schema): Promise<void> {
  await sql`alter table practice_answer
    add column cause text check (cause in ('concept', 'misread', 'slip', 'guess'))`.execute(db);
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table practice_answer drop column cause`.execute(db);
}

import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** A task of a subjective assessment has a title, and kinds and limits of its own (product.md 4.5). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table question add column title text, add column title_en text,
    add column task jsonb check (task is null or type in ('short', 'oral'))`.execute(db);
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table question drop column task, drop column title_en, drop column title`.execute(db);
}

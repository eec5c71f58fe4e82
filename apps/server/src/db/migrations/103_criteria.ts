import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** A question marked by a person may have several criteria, each with points of its own (product.md 4.4). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table question add column criteria jsonb
    check (criteria is null or jsonb_array_length(criteria) between 2 and 10)`.execute(db);
  await sql`alter table practice_answer add column criterion_scores jsonb
    check (jsonb_typeof(criterion_scores) = 'array')`.execute(db);
}

/** Takes them away again; the points of the questions stay. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table practice_answer drop column criterion_scores`.execute(db);
  await sql`alter table question drop column criteria`.execute(db);
}

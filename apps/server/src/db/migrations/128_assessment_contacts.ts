import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** Who gives a new link can be a lecturer, whom a student writes to in the chat (product.md 4.5). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table assessment add column contact_lecturer_id bigint,
    add constraint assessment_contact_lecturer foreign key (company_id, contact_lecturer_id) references lecturer (company_id, id)`.execute(
    db,
  );
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table assessment drop column contact_lecturer_id`.execute(db);
}

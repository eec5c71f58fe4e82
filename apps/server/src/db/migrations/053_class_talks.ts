import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/** A group may be the talk of a class: students are in it as long as they are in the class (product.md 4.18). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table conversation
    add column class_run_id bigint check (class_run_id is null or kind = 'group'),
    add constraint conversation_class unique (company_id, class_run_id),
    add constraint conversation_class_run foreign key (company_id, class_run_id) references class_run (company_id, id)`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table conversation drop column class_run_id`.execute(db);
}

import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * The time that all recordings of a student took together, in milliseconds since 1970: what one person cannot have seen in the time
 * that passed does not count, in however many lessons (product.md 4.3, decision 0049).
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'watch_time',
    sql`
      student_id bigint not null,
      spent int8multirange not null default '{}',
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['student_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'watch_time');
}

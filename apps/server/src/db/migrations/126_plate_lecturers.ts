import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Lecturers who look after a board, in the school's order (product.md 4.13). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'plate_lecturer',
    sql`
      plate_id bigint not null,
      lecturer_id bigint not null,
      sort integer not null default 0,
      foreign key (company_id, plate_id) references plate (company_id, id) on delete cascade,
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
    { key: ['plate_id', 'lecturer_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'plate_lecturer');
}

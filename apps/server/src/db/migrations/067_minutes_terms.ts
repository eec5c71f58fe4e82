import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Until when each addition of minutes lasts. All minutes of a student end with the longest, and a refund takes its own
 * away: minutes from before it end when they would have (S16). Additions of earlier versions count as one, by their end.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'minutes_term',
    sql`
      student_id bigint not null,
      source_id bigint not null,
      valid_until timestamptz,
      is_resting boolean not null default false,
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['student_id', 'source_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'minutes_term');
}

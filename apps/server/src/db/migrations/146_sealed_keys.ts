import { sql } from 'kysely';
import { dropTables, type Schema } from '../tenantTable.ts';

/**
 * The key of the keyed hashes, sealed with SECRET_KEY (decision 0060): one row, written by the first start. Not a tenant table; the
 * role of requests has no right to it.
 */
export async function up(db: Schema): Promise<void> {
  await sql`
    create table sealed_key (
      id integer primary key default 1 check (id = 1),
      sealed bytea not null,
      fingerprint text not null,
      sealed_at timestamptz not null
    )`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'sealed_key');
}

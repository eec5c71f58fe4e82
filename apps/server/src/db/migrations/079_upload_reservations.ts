import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Bytes that somebody is sending, reserved before the first one arrives; one row a person, so that each sends one file at a
 * time through whatever process (U11). The index answers how much a person and a school have stored.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'upload_reservation',
    sql`
      owner_kind text not null check (owner_kind in ('student', 'lecturer')),
      owner_id bigint not null,
      bytes bigint not null check (bytes >= 0),
      expires_at timestamptz not null,
      unique (company_id, owner_kind, owner_id)`,
  );
  await sql`create index upload_bytes on upload (company_id, owner_kind, owner_id) include (bytes)`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index if exists upload_bytes`.execute(db);
  await dropTables(db, 'upload_reservation');
}

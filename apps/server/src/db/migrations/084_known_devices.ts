import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Browsers in which an account has logged in: their wrong passwords are counted apart from those of strangers (S15). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'known_device',
    sql`
      device_hash text not null,
      account_hash text not null,
      seen_at timestamptz not null`,
    { key: ['device_hash', 'account_hash'] },
  );
  await sql`create index known_device_age on known_device (company_id, seen_at)`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'known_device');
}

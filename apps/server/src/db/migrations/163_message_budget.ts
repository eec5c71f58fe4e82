import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Proofs of work that have been used (S15), and short messages by the hour, for the most that a school and all schools together may
 * send (decision 0063). `sms_total` belongs to no school.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(db, 'spent_proof', sql`nonce text not null, spent_at timestamptz not null`, { key: ['nonce'] });
  await sql`create index spent_proof_age on spent_proof (company_id, spent_at)`.execute(db);
  await tenantTable(db, 'sms_hour', sql`hour timestamptz not null, sent integer not null`, { key: ['hour'] });
  await sql`create table sms_total (hour timestamptz primary key, sent integer not null)`.execute(db);
  await sql`alter table company add column sms_day_limit integer check (sms_day_limit between 1 and 1000000)`.execute(
    db,
  );
}

/** Takes them away again. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table company drop column sms_day_limit`.execute(db);
  await dropTables(db, 'sms_total', 'sms_hour', 'spent_proof');
}

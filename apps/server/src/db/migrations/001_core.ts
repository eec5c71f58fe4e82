import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Ids, schools, and what every module writes to: idempotency keys, outbox, audit. */
export async function up(db: Schema): Promise<void> {
  await sql`create sequence id_seq`.execute(db);
  // Milliseconds since 2025 × 2048 + a sequence modulo 2048: below 2⁵³, in time order, not counted by school (T4).
  await sql`
    create function next_id() returns bigint language sql volatile as $$
      select (floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1735689600000) * 2048 + nextval('id_seq') % 2048
    $$`.execute(db);
  // Not a tenant table: it holds what every visitor may see, and is how a visitor's school is found. The application only reads it.
  await sql`
    create table company (
      id bigint primary key default next_id(),
      label text not null unique check (label ~ '^[a-z0-9-]{1,63}$'),
      custom_domain text unique,
      legal_name text not null,
      legal_name_en text,
      name text not null,
      name_en text,
      short_name text not null,
      short_name_en text,
      tab_icon text,
      logo text,
      logo_inverse text,
      phone text,
      phone_hours text,
      phone_hours_en text,
      qq text,
      credit_code text,
      icp text,
      police_record text,
      copyright text,
      copyright_en text,
      branch text,
      brand text,
      theme jsonb,
      slogan text,
      slogan_en text,
      android_app text,
      ios_app text,
      mobile_base text,
      live_hosts text[] not null default '{}',
      status text not null default 'open' check (status in ('open', 'closed', 'maintenance'))
    )`.execute(db);
  await tenantTable(
    db,
    'idempotency',
    sql`
      key_hash text not null,
      body_hash text not null,
      answer bytea not null,
      created_at timestamptz not null`,
    { key: ['key_hash'] },
  );
  await sql`create index idempotency_age on idempotency (company_id, created_at)`.execute(db);
  await tenantTable(
    db,
    'outbox',
    sql`
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null,
      claimed_at timestamptz,
      sent_at timestamptz,
      attempts integer not null default 0`,
  );
  await sql`create index outbox_age on outbox (company_id, created_at)`.execute(db);
  await tenantTable(
    db,
    'audit_log',
    sql`
      event text not null,
      student_id bigint,
      ip text,
      detail jsonb not null default '{}',
      created_at timestamptz not null`,
  );
  await sql`create index audit_log_age on audit_log (company_id, created_at)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'audit_log', 'outbox', 'idempotency', 'company');
  await sql`drop function next_id()`.execute(db);
  await sql`drop sequence id_seq`.execute(db);
}

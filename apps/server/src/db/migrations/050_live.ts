import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Logins of lecturers, tickets of sockets, what is pushed to people, and uploaded files (§4, W1–W10, U5). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table lecturer
    add column phone text,
    add column password_hash text,
    add constraint lecturer_phone unique (company_id, phone)`.execute(db);
  await tenantTable(
    db,
    'lecturer_session',
    sql`
      token_hash text not null,
      lecturer_id bigint not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('logout', 'replaced', 'password', 'frozen', 'kicked')),
      ip text not null,
      user_agent text not null,
      check ((ended_at is null) = (end_reason is null)),
      unique (company_id, token_hash),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await sql`create index lecturer_session_living on lecturer_session (company_id, lecturer_id) where ended_at is null`.execute(
    db,
  );
  await tenantTable(
    db,
    'socket_ticket',
    sql`
      ticket_hash text not null,
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      member_id bigint not null,
      session_id bigint not null,
      expires_at timestamptz not null`,
    { key: ['ticket_hash'] },
  );
  await sql`create index socket_ticket_age on socket_ticket (company_id, expires_at)`.execute(db);
  // Who had a socket lately, renewed by the process that holds it.
  await tenantTable(
    db,
    'presence',
    sql`
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      member_id bigint not null,
      seen_at timestamptz not null`,
    { key: ['member_kind', 'member_id'] },
  );
  // Not a tenant table: every process reads at once what is pushed in all schools. A frame holds ids and the words of a
  // call, nothing private; the row is written in the transaction that causes it and forgotten after minutes (W10).
  await sql`
    create table push_event (
      id bigint primary key default next_id(),
      company_id bigint not null references company (id),
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      member_id bigint not null,
      frame text not null check (length(frame) <= 16384),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index push_event_time on push_event (created_at)`.execute(db);
  await tenantTable(
    db,
    'upload',
    sql`
      owner_kind text not null check (owner_kind in ('student', 'lecturer')),
      owner_id bigint not null,
      kind text not null check (kind in ('image', 'file')),
      name text not null check (length(name) between 1 and 200),
      path text not null,
      media_type text not null,
      bytes integer not null check (bytes > 0),
      width integer check (width > 0),
      height integer check (height > 0),
      created_at timestamptz not null,
      unique (company_id, path)`,
  );
  await sql`create index upload_owner on upload (company_id, owner_kind, owner_id, id)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'upload', 'push_event', 'presence', 'socket_ticket', 'lecturer_session');
  await sql`alter table lecturer drop column phone, drop column password_hash`.execute(db);
}

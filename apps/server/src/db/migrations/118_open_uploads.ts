import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Files that arrive in chunks (product.md 4.21): what was announced, and how many bytes are on the disk. The offset is the row's, never
 * the file's, so a process that dies between the two writes leaves bytes that the next chunk overwrites. A finished one names its
 * upload until it is swept, so that an answer that was lost can be asked for again.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'open_upload',
    sql`
      owner_kind text not null check (owner_kind in ('student', 'lecturer')),
      owner_id bigint not null,
      kind text not null,
      name text not null,
      media_type text not null,
      fingerprint text not null,
      stored text not null,
      bytes bigint not null check (bytes > 0),
      arrived bigint not null default 0 check (arrived between 0 and bytes),
      closing_until timestamptz,
      upload_id bigint check (upload_id is null or arrived = bytes),
      touched_at timestamptz not null,
      foreign key (company_id, upload_id) references upload (company_id, id) on delete cascade`,
  );
  await sql`
    create unique index open_upload_file on open_upload (company_id, owner_kind, owner_id, kind, fingerprint, bytes, name)
      where upload_id is null`.execute(db);
  await sql`create index open_upload_upload on open_upload (company_id, upload_id) where upload_id is not null`.execute(
    db,
  );
  await sql`create index open_upload_touched on open_upload (company_id, touched_at)`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'open_upload');
}

import { sql } from 'kysely';
import { guardFixed } from '../guards.ts';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Conversations, their members and messages (product.md 4.18, I13, I14). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'conversation',
    sql`
      kind text not null check (kind in ('single', 'group')),
      student_id bigint,
      lecturer_id bigint,
      title text,
      title_en text,
      portrait text,
      last_seq integer not null default 0 check (last_seq >= 0),
      last_at timestamptz not null,
      check ((kind = 'single') = (student_id is not null and lecturer_id is not null)),
      check ((kind = 'group') = (title is not null)),
      unique (company_id, student_id, lecturer_id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await tenantTable(
    db,
    'conversation_member',
    sql`
      conversation_id bigint not null,
      member_kind text not null check (member_kind in ('student', 'lecturer')),
      member_id bigint not null,
      read_seq integer not null default 0 check (read_seq >= 0),
      is_pinned boolean not null default false,
      is_muted boolean not null default false,
      has_opened boolean not null default false,
      foreign key (company_id, conversation_id) references conversation (company_id, id)`,
    { key: ['conversation_id', 'member_kind', 'member_id'] },
  );
  await sql`create index conversation_member_of on conversation_member (company_id, member_kind, member_id)`.execute(
    db,
  );
  await tenantTable(
    db,
    'chat_message',
    sql`
      conversation_id bigint not null,
      seq integer not null check (seq > 0),
      client_id text,
      from_kind text not null check (from_kind in ('student', 'lecturer')),
      from_id bigint not null,
      kind text not null check (kind in ('text', 'image', 'file', 'notice')),
      body text not null check (length(body) <= 4000),
      upload_id bigint,
      sent_at timestamptz not null,
      recalled_at timestamptz,
      check (kind not in ('image', 'file') or upload_id is not null),
      unique (company_id, conversation_id, seq),
      unique (company_id, from_kind, from_id, client_id),
      foreign key (company_id, conversation_id) references conversation (company_id, id),
      foreign key (company_id, upload_id) references upload (company_id, id)`,
  );
  await sql`create index chat_message_sender on chat_message (company_id, from_kind, from_id, sent_at)`.execute(db);
  await sql`create index chat_message_upload on chat_message (company_id, upload_id) where upload_id is not null`.execute(
    db,
  );
  await guardFixed(db, 'chat_message', ['conversation_id', 'seq', 'from_kind', 'from_id', 'kind', 'sent_at']);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'chat_message', 'conversation_member', 'conversation');
}

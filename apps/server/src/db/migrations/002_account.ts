import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Students, their logins, codes and agreements (product.md 4.1, 4.2). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'student',
    sql`
      phone text,
      email text,
      password_hash text,
      nickname text not null,
      portrait text,
      grade_id bigint,
      time_zone_id bigint,
      branch text,
      invite_code text not null,
      inviter_id bigint,
      is_audited boolean not null default false,
      has_logged_in boolean not null default false,
      member_until timestamptz,
      status text not null default 'normal' check (status in ('normal', 'frozen', 'closed')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (company_id, phone),
      unique (company_id, email),
      unique (company_id, invite_code),
      check (status = 'closed' or phone is not null or email is not null),
      foreign key (company_id, inviter_id) references student (company_id, id)`,
  );
  await tenantTable(
    db,
    'session',
    sql`
      token_hash text not null,
      student_id bigint not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text check (end_reason in ('logout', 'replaced', 'password', 'frozen', 'kicked')),
      ip text not null,
      user_agent text not null,
      check ((ended_at is null) = (end_reason is null)),
      unique (company_id, token_hash),
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await sql`create index session_student on session (company_id, student_id) where ended_at is null`.execute(db);
  await sql`create index session_age on session (company_id, created_at)`.execute(db);
  // One row a target and purpose: a new code takes the place of the old (A5).
  await tenantTable(
    db,
    'verify_code',
    sql`
      target_hash text not null,
      purpose text not null check (purpose in ('login', 'register', 'reset', 'bindNew', 'checkOld')),
      code_hash text not null,
      tries integer not null default 0 check (tries between 0 and 5),
      sent_at timestamptz not null,
      expires_at timestamptz not null`,
    { key: ['target_hash', 'purpose'] },
  );
  await tenantTable(
    db,
    'code_send',
    sql`
      target_hash text not null,
      ip_hash text not null,
      sent_at timestamptz not null`,
  );
  await sql`create index code_send_target on code_send (company_id, target_hash, sent_at)`.execute(db);
  await sql`create index code_send_ip on code_send (company_id, ip_hash, sent_at)`.execute(db);
  await tenantTable(
    db,
    'login_guard',
    sql`
      key_hash text not null,
      failures integer not null,
      failed_at timestamptz not null`,
    { key: ['key_hash'] },
  );
  await tenantTable(
    db,
    'agreement',
    sql`
      type text not null check (type in ('purchase', 'user', 'privacy', 'closing', 'membership', 'studyRoom', 'franchise', 'refund')),
      name text not null,
      name_en text,
      content text not null,
      content_en text,
      version text not null,
      is_active boolean not null default true,
      effective_at timestamptz not null,
      unique (company_id, type, version)`,
  );
  await sql`create unique index agreement_active on agreement (company_id, type) where is_active`.execute(db);
  await tenantTable(
    db,
    'agreement_record',
    sql`
      student_id bigint not null,
      agreement_id bigint not null,
      version text not null,
      agreed_at timestamptz not null,
      ip text not null,
      user_agent text not null,
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, agreement_id) references agreement (company_id, id)`,
    { key: ['student_id', 'agreement_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(
    db,
    'agreement_record',
    'agreement',
    'login_guard',
    'code_send',
    'verify_code',
    'session',
    'student',
  );
}

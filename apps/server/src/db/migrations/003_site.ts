import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Menus, permissions, switches and visits (product.md 4.1). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'menu_entry',
    sql`
      key integer not null,
      name text not null,
      name_en text,
      path text not null,
      is_external boolean not null default false,
      badge text,
      sort integer not null,
      is_shown boolean not null default true`,
  );
  await tenantTable(
    db,
    'side_menu_entry',
    sql`
      parent_id bigint not null default 0,
      key text not null,
      name text not null,
      name_en text,
      icon text,
      path text not null,
      unread text not null default 'none' check (unread in ('none', 'siteMsg', 'feedbackMsg', 'chat')),
      sort integer not null,
      is_shown boolean not null default true,
      unique (company_id, key)`,
  );
  await tenantTable(
    db,
    'button_permission',
    sql`
      key text not null,
      is_allowed boolean not null,
      reason text,
      reason_en text`,
    { key: ['key'] },
  );
  await tenantTable(
    db,
    'part_switch',
    sql`
      type text not null check (type in ('purchase', 'groupon', 'membership', 'headline', 'chat', 'studyRoom', 'exchange', 'invite')),
      status text not null check (status in ('open', 'closed'))`,
    { key: ['type'] },
  );
  await tenantTable(
    db,
    'visit_record',
    sql`
      platform text not null,
      student_id bigint,
      session_key text,
      path text,
      referer text,
      user_agent text not null,
      ip text not null,
      created_at timestamptz not null`,
  );
  await sql`create index visit_record_age on visit_record (company_id, created_at)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'visit_record', 'part_switch', 'button_permission', 'side_menu_entry', 'menu_entry');
}

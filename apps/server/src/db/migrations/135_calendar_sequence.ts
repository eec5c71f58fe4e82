import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/**
 * What the calendars of students have last told of a lesson, how often that has changed, and when: SEQUENCE and LAST-MODIFIED of
 * iCalendar (RFC 5545 3.8.7, product.md 4.3).
 */
export async function up(db: Schema): Promise<void> {
  await sql`alter table dated_lesson
    add column calendar_told text,
    add column calendar_sequence integer not null default 0 check (calendar_sequence >= 0),
    add column calendar_changed_at timestamptz`.execute(db);
  // The language in which the student has asked for the address: who reads a calendar is a program without one.
  await sql`alter table calendar_link
    add column language text not null default 'cn' check (language in ('cn', 'en'))`.execute(db);
}

export async function down(db: Schema): Promise<void> {
  await sql`alter table calendar_link drop column language`.execute(db);
  await sql`alter table dated_lesson drop column calendar_told, drop column calendar_sequence,
    drop column calendar_changed_at`.execute(db);
}

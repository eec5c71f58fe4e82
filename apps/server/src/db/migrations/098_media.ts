import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** The media of lessons, and students' notes at a second (product.md 4.3). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table lesson
    add column media text check (media in ('hls', 'mp4', 'audio', 'document', 'text')),
    add column media_path text,
    add column media_s integer check (media_s > 0),
    add column content text,
    add column content_en text,
    add constraint lesson_media check ((media is null) = (media_path is null and content is null))`.execute(db);
  await tenantTable(
    db,
    'lesson_note',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      lesson_id bigint not null,
      second integer not null check (second between 0 and 86400),
      words text not null check (length(words) <= 500),
      created_at timestamptz not null,
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id)`,
  );
  await sql`create index lesson_note_lesson on lesson_note (company_id, student_id, class_run_id, lesson_id, second)`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'lesson_note');
  await sql`alter table lesson
    drop constraint lesson_media,
    drop column media,
    drop column media_path,
    drop column media_s,
    drop column content,
    drop column content_en`.execute(db);
}

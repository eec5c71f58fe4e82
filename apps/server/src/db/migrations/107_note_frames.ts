import { sql } from 'kysely';
import { eachSchool, type Schema } from '../tenantTable.ts';

/** A note of a lesson may hold a picture of its second (product.md 5.4). */
export async function up(db: Schema): Promise<void> {
  await sql`alter table lesson_note
    add column frame_id bigint,
    add constraint lesson_note_frame foreign key (company_id, frame_id) references upload (company_id, id)`.execute(db);
  await sql`create index lesson_note_frame on lesson_note (company_id, frame_id) where frame_id is not null`.execute(
    db,
  );
}

/** Takes it away again, with the uses of the pictures: the sweep deletes them. */
export async function down(db: Schema): Promise<void> {
  await eachSchool(db, async (school) => {
    await sql`delete from upload_use where company_id = ${school} and kind = 'lessonNote'`.execute(db);
  });
  await sql`drop index lesson_note_frame`.execute(db);
  await sql`alter table lesson_note drop column frame_id`.execute(db);
}

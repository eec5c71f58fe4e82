import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** Lecturers who mark the work of a class beside its own one, and the order in which practices are listed (product.md 4.4). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'class_marker',
    sql`
      class_run_id bigint not null,
      lecturer_id bigint not null,
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
    { key: ['lecturer_id', 'class_run_id'] },
  );
  await sql`create index practice_record_class on practice_record (company_id, paper_id, class_run_id) where state = 'finished'`.execute(
    db,
  );
  await sql`create index wrong_question_book on wrong_question (company_id, student_id, last_wrong_at desc)`.execute(
    db,
  );
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index if exists wrong_question_book, practice_record_class`.execute(db);
  await dropTables(db, 'class_marker');
}

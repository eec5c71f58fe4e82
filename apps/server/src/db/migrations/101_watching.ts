import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * The share of a recording that makes a lesson learnt is the school's choice; and since when a student plays a lesson, which
 * bounds what players can report (product.md 4.3).
 */
export async function up(db: Schema): Promise<void> {
  await sql`alter table company add column learnt_percent smallint not null default 90
    check (learnt_percent between 50 and 100)`.execute(db);
  await tenantTable(
    db,
    'lesson_play',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      lesson_id bigint not null,
      began_at timestamptz not null,
      before_s integer not null check (before_s >= 0),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id)`,
    { key: ['student_id', 'class_run_id', 'lesson_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'lesson_play');
  await sql`alter table company drop column learnt_percent`.execute(db);
}

import { sql } from 'kysely';
import { eachSchool, type Schema } from '../tenantTable.ts';

/**
 * A lesson that gets a date, or another one, is due at its next change of state, whoever writes it (product.md 4.3): the work
 * `lessonClock` writes the state, and is due again at the change after that.
 */
export async function up(db: Schema): Promise<void> {
  await sql`
    create function plan_lesson() returns trigger language plpgsql as $$
      begin
        -- The lesson's own id: ids are made by one function for all tables, so nothing else has it.
        insert into due_work (id, company_id, kind, ref_id, due_at)
          values (new.id, new.company_id, 'lessonClock', new.id, new.starts_at - interval '15 minutes')
          on conflict (company_id, kind, ref_id) do update set due_at = excluded.due_at, tries = 0;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger dated_lesson_clock after insert or update of starts_at, ends_at on dated_lesson
      for each row when (new.state not in ('ended', 'cancelled')) execute function plan_lesson()`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`
      insert into due_work (id, company_id, kind, ref_id, due_at)
        select id, company_id, 'lessonClock', id, starts_at - interval '15 minutes' from dated_lesson
        where company_id = ${school} and state not in ('ended', 'cancelled')
        on conflict (company_id, kind, ref_id) do nothing`.execute(db);
  });
  // The logs of a student: how much was learnt, and on how many days.
  await sql`create index class_log_student on class_log (company_id, student_id, joined_at)`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index class_log_student`.execute(db);
  await sql`drop trigger dated_lesson_clock on dated_lesson`.execute(db);
  await sql`drop function plan_lesson()`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`delete from due_work where company_id = ${school} and kind = 'lessonClock'`.execute(db);
  });
}

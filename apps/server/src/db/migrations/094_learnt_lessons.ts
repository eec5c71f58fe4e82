import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

/**
 * A lesson that a student has learnt brings its practice, whoever records it (product.md 4.4): the work `practiceCatchUp` of the
 * enrolment publishes what the student has not been given yet.
 */
export async function up(db: Schema): Promise<void> {
  await sql`
    create function plan_practice() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.finished_at is not null then return null; end if;
        insert into due_work (company_id, kind, ref_id, due_at)
          select e.company_id, 'practiceCatchUp', e.id, new.finished_at from enrolment e
          where e.company_id = new.company_id and e.student_id = new.student_id and e.class_run_id = new.class_run_id
            and e.status = 'active'
          on conflict (company_id, kind, ref_id) do update set due_at = excluded.due_at, tries = 0;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger learn_record_practice after insert or update of finished_at on learn_record
      for each row when (new.finished_at is not null) execute function plan_practice()`.execute(db);
}

/** Takes it away again. */
export async function down(db: Schema): Promise<void> {
  await sql`drop trigger learn_record_practice on learn_record`.execute(db);
  await sql`drop function plan_practice()`.execute(db);
}

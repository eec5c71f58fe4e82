import { sql } from 'kysely';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/**
 * Seconds watched by day in Beijing: learn records hold sums, and a week's minutes cannot be told from them. The database counts
 * what a record gains, so that whoever writes records need not (product.md 4.3).
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'learn_day',
    sql`
      student_id bigint not null,
      day date not null,
      seconds integer not null check (seconds > 0),
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['student_id', 'day'] },
  );
  await eachSchool(db, async (school) => {
    await sql`
      insert into learn_day (company_id, student_id, day, seconds)
        select company_id, student_id, (updated_at at time zone 'Asia/Shanghai')::date, sum(watched_s)
        from learn_record where company_id = ${school} and watched_s > 0 group by 1, 2, 3`.execute(db);
  });
  await sql`
    create function count_learn_day() returns trigger language plpgsql as $$
      declare
        gained integer := new.watched_s - case when tg_op = 'UPDATE' then old.watched_s else 0 end;
      begin
        if gained > 0 then
          insert into learn_day (company_id, student_id, day, seconds)
            values (new.company_id, new.student_id, (new.updated_at at time zone 'Asia/Shanghai')::date, gained)
            on conflict (company_id, student_id, day) do update set seconds = learn_day.seconds + excluded.seconds;
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger learn_record_day after insert or update of watched_s on learn_record
      for each row execute function count_learn_day()`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop trigger learn_record_day on learn_record`.execute(db);
  await sql`drop function count_learn_day()`.execute(db);
  await dropTables(db, 'learn_day');
}

import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** What forms and filters choose from: subjects, grades, time zones (product.md 4.2). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'subject',
    sql`
      key text not null,
      name text not null,
      name_en text not null,
      sort integer not null,
      unique (company_id, key)`,
  );
  await tenantTable(
    db,
    'grade',
    sql`
      key text not null,
      name text not null,
      name_en text not null,
      stage text not null check (stage in ('primary', 'junior', 'senior', 'adult')),
      sort integer not null,
      unique (company_id, key)`,
  );
  await tenantTable(
    db,
    'time_zone',
    sql`
      name text not null,
      name_en text not null,
      utc_offset text not null check (utc_offset ~ '^UTC[+-][01][0-9]:[0-5][0-9]$'),
      iana text not null,
      sort integer not null,
      unique (company_id, iana)`,
  );
  await sql`
    alter table student
      add constraint student_grade foreign key (company_id, grade_id) references grade (company_id, id),
      add constraint student_time_zone foreign key (company_id, time_zone_id) references time_zone (company_id, id)`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`alter table student drop constraint student_grade, drop constraint student_time_zone`.execute(db);
  await dropTables(db, 'time_zone', 'grade', 'subject');
}

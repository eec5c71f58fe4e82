import { sql } from 'kysely';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/** What is counted of a student's marked attempts in a class; attempts made up later do not count (product.md 4.4). */
const COUNTED = sql`
  with attempts as (
    select q.id, q.paper_id, q.score from practice_record q where q.company_id = of_school and q.class_run_id = of_class
      and q.student_id = of_student and q.state = 'finished' and not q.is_make_up),
  best as (
    select a.id, a.type, max(q.score / a.total_score * 100) as percent
      from attempts q join paper a on a.company_id = of_school and a.id = q.paper_id
      where a.total_score > 0 group by a.id, a.type),
  answers as (
    select s.type, s.score, s.knowledge, s.knowledge_en, coalesce(w.score, 0) as points,
        coalesce(cardinality(w.values) > 0 or coalesce(w.text, '') <> '' or exists (
          select 1 from practice_file f where f.company_id = of_school and f.record_id = q.id and f.question_id = s.id), false) as is_done
      from attempts q
      join question s on s.company_id = of_school and s.paper_id = q.paper_id and s.type <> 'group' and s.score > 0
      left join practice_answer w on w.company_id = of_school and w.record_id = q.id and w.question_id = s.id)
  select 'all' as kind, '' as name, null as name_en, count(*) as total, count(*) as done, avg(percent) as percent
    from best having count(*) > 0
  union all select 'paper', id::text, null, 1, 1, percent from best
  union all select 'type', type, null, count(*), count(*), avg(percent) from best group by type
  union all select 'part', case when type in ('short', 'oral') then 'person' else 'machine' end, null, count(*),
      count(*) filter (where is_done), sum(points) / sum(score) * 100 from answers group by 2
  union all select 'knowledge', k.name, max(knowledge_en[k.place]), count(*),
      count(*) filter (where is_done), sum(points) / sum(score) * 100
    from answers cross join lateral unnest(knowledge) with ordinality as k(name, place) group by k.name`;

/**
 * Marks of a student in a class by group, so that an average of the class reads some rows a student and not each answer. The
 * database counts them again at the end of each transaction that marks an attempt, so that whoever marks need not.
 */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'class_mark',
    sql`
      class_run_id bigint not null,
      kind text not null check (kind in ('all', 'paper', 'type', 'part', 'knowledge')),
      name text not null,
      student_id bigint not null,
      name_en text,
      total integer not null check (total > 0),
      done integer not null check (done between 0 and total),
      percent double precision not null check (percent >= 0),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['class_run_id', 'kind', 'name', 'student_id'] },
  );
  await sql`create index class_mark_student on class_mark (company_id, student_id, class_run_id)`.execute(db);
  // The lock orders two attempts of a student that are marked at once: the later one sees the other's rows.
  await sql`
    create function count_class_marks(of_school bigint, of_class bigint, of_student bigint) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended(concat_ws(':', 'class_mark', of_school, of_class, of_student), 0));
        delete from class_mark where company_id = of_school and class_run_id = of_class and student_id = of_student;
        insert into class_mark (company_id, class_run_id, student_id, kind, name, name_en, total, done, percent)
          select of_school, of_class, of_student, c.* from (${COUNTED}) c;
      end $$`.execute(db);
  await sql`
    create function count_marked_attempt() returns trigger language plpgsql as $$
      begin
        perform count_class_marks(new.company_id, new.class_run_id, new.student_id);
        return null;
      end $$`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`
      select count_class_marks(company_id, class_run_id, student_id) from (
        select distinct company_id, class_run_id, student_id from practice_record
          where company_id = ${school} and class_run_id is not null and state = 'finished') m`.execute(db);
  });
  // Deferred: the answers of an attempt may be written after its row.
  await sql`
    create constraint trigger practice_record_marked after insert on practice_record deferrable initially deferred
      for each row when (new.state = 'finished') execute function count_marked_attempt()`.execute(db);
  await sql`
    create constraint trigger practice_record_marks after update on practice_record deferrable initially deferred
      for each row when (new.state = 'finished' or old.state = 'finished') execute function count_marked_attempt()`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop trigger practice_record_marks on practice_record`.execute(db);
  await sql`drop trigger practice_record_marked on practice_record`.execute(db);
  await sql`drop function count_marked_attempt()`.execute(db);
  await sql`drop function count_class_marks(bigint, bigint, bigint)`.execute(db);
  await dropTables(db, 'class_mark');
}

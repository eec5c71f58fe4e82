import { type RawBuilder, sql } from 'kysely';
import { guardFixed } from '../guards.ts';
import { dropTables, eachSchool, points, type Schema, tenantTable } from '../tenantTable.ts';

/** Assessments before enrolment on the papers and attempts of practices: links, rules of results, records of students and guests (product.md 4.5). */
export async function up(db: Schema): Promise<void> {
  await definitions(db);
  await rules(db);
  await attempts(db);
  await records(db);
}

async function definitions(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'assessment',
    sql`
      paper_id bigint not null,
      type text not null check (type in ('objective', 'subjective')),
      name text not null,
      name_en text,
      intro text,
      intro_en text,
      subject_id bigint,
      grade_ids bigint[] not null default '{}',
      lecturer_id bigint,
      promise_hours integer check (promise_hours > 0),
      shows_result text not null default 'afterMarking' check (shows_result in ('afterMarking', 'afterRelease')),
      released_at timestamptz,
      contact_name text,
      contact_name_en text,
      contact_phone text,
      check (type = 'objective' or (lecturer_id is not null and promise_hours is not null)),
      unique (company_id, paper_id),
      unique (company_id, paper_id, id),
      foreign key (company_id, paper_id) references paper (company_id, id),
      foreign key (company_id, subject_id) references subject (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await sql`create index assessment_lecturer on assessment (company_id, lecturer_id)`.execute(db);
  await tenantTable(
    db,
    'assessment_link',
    sql`
      assessment_id bigint not null,
      ends_at timestamptz not null,
      tries integer not null default 1 check (tries between 1 and 100),
      withdrawn_at timestamptz,
      created_at timestamptz not null,
      unique (company_id, assessment_id, id),
      foreign key (company_id, assessment_id) references assessment (company_id, id)`,
  );
  await sql`alter table offer add column assessment_link_id bigint,
    add foreign key (company_id, assessment_link_id) references assessment_link (company_id, id)`.execute(db);
}

async function rules(db: Schema): Promise<void> {
  // A level by points, or a gap: less than a share of the points of one field of knowledge.
  await tenantTable(
    db,
    'assessment_rule',
    sql`
      assessment_id bigint not null,
      kind text not null check (kind in ('score', 'knowledge')),
      name text not null,
      name_en text,
      ${points('min_score')},
      below_rate double precision check (below_rate > 0 and below_rate <= 1),
      advice text,
      advice_en text,
      sort integer not null default 0,
      check ((kind = 'score') = (min_score is not null)),
      check ((kind = 'knowledge') = (below_rate is not null)),
      unique (company_id, assessment_id, id),
      unique (company_id, assessment_id, kind, min_score),
      foreign key (company_id, assessment_id) references assessment (company_id, id)`,
  );
  await tenantTable(
    db,
    'assessment_rule_offer',
    sql`
      rule_id bigint not null,
      offer_id bigint not null,
      reason text,
      reason_en text,
      sort integer not null default 0,
      foreign key (company_id, rule_id) references assessment_rule (company_id, id),
      foreign key (company_id, offer_id) references offer (company_id, id)`,
    { key: ['rule_id', 'offer_id'] },
  );
  await sql`create index assessment_rule_offer_offer on assessment_rule_offer (company_id, offer_id)`.execute(db);
}

/** An attempt belongs to a class with its student, or to an assessment, whose guests have no account. */
async function attempts(db: Schema): Promise<void> {
  await sql`alter table practice_record
    alter column student_id drop not null,
    alter column class_run_id drop not null,
    alter column offer_id drop not null,
    add column assessment_id bigint,
    add foreign key (company_id, paper_id, assessment_id) references assessment (company_id, paper_id, id),
    add unique (company_id, assessment_id, id),
    add constraint practice_record_of check (case when assessment_id is null
      then student_id is not null and class_run_id is not null and offer_id is not null
      else class_run_id is null and offer_id is null and lesson_id is null and not is_make_up end)`.execute(db);
  await sql`create index practice_record_assessment on practice_record (company_id, assessment_id, state, submitted_at)
    where assessment_id is not null`.execute(db);
  await countMarks(db, sql`if new.class_run_id is not null then`, sql`end if;`);
  await sql`create index practice_record_assessed on practice_record (company_id, student_id, assessment_id)
    where assessment_id is not null`.execute(db);
}

/** Only the marked attempts of a class are counted. */
async function countMarks(db: Schema, before: RawBuilder<unknown>, after: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function count_marked_attempt() returns trigger language plpgsql as $$
      begin
        ${before}
        perform count_class_marks(new.company_id, new.class_run_id, new.student_id);
        ${after}
        return null;
      end $$`.execute(db);
}

async function records(db: Schema): Promise<void> {
  // `who` began it: a student, or the phone and name of a guest; it stays when an account takes the record over.
  await tenantTable(
    db,
    'assessment_record',
    sql`
      id bigint not null,
      assessment_id bigint not null,
      link_id bigint not null,
      offer_id bigint,
      who text not null,
      attempt integer not null check (attempt > 0),
      guest_name text,
      guest_phone text,
      token_hash text,
      token_ends_at timestamptz,
      ip_hash text,
      created_at timestamptz not null,
      claimed_at timestamptz,
      check ((guest_phone is null) = (guest_name is null)),
      check ((guest_phone is null) = (token_hash is null) and (token_hash is null) = (token_ends_at is null)),
      check (claimed_at is null or guest_phone is not null),
      unique (company_id, link_id, who, attempt),
      foreign key (company_id, assessment_id, id) references practice_record (company_id, assessment_id, id),
      foreign key (company_id, assessment_id, link_id) references assessment_link (company_id, assessment_id, id),
      foreign key (company_id, offer_id) references offer (company_id, id)`,
    { key: ['id'] },
  );
  await sql`create index assessment_record_guest on assessment_record (company_id, guest_phone) where claimed_at is null`.execute(
    db,
  );
  await sql`create index assessment_record_network on assessment_record (company_id, ip_hash, created_at)`.execute(db);
  await guardFixed(db, 'assessment_record', [
    'assessment_id',
    'link_id',
    'who',
    'attempt',
    'guest_name',
    'guest_phone',
    'token_hash',
  ]);
  // Locks the link, so that it is not withdrawn or shortened between the look and the start.
  await sql`
    create function guard_assessment_try() returns trigger language plpgsql as $$
      declare most integer;
      begin
        select tries into most from assessment_link
          where company_id = new.company_id and id = new.link_id for share;
        if new.attempt > most then
          raise exception 'an assessment link has % tries', most using errcode = '23514';
        end if;
        return new;
      end $$`.execute(db);
  await sql`create trigger assessment_record_tries before insert on assessment_record
    for each row execute function guard_assessment_try()`.execute(db);
  await tenantTable(
    db,
    'assessment_outcome',
    sql`
      record_id bigint not null,
      assessment_id bigint not null,
      rule_id bigint not null,
      foreign key (company_id, assessment_id, record_id) references practice_record (company_id, assessment_id, id),
      foreign key (company_id, assessment_id, rule_id) references assessment_rule (company_id, assessment_id, id)`,
    { key: ['record_id', 'rule_id'] },
  );
}

/** Reverts the migration; the attempts of assessments go with it. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'assessment_outcome', 'assessment_record');
  await sql`drop function guard_assessment_try()`.execute(db);
  await countMarks(db, sql``, sql``);
  await eachSchool(db, async (school) => {
    for (const table of ['practice_file', 'practice_answer'])
      await sql`delete from ${sql.table(table)} t using practice_record p where t.company_id = ${school}
        and p.company_id = t.company_id and p.id = t.record_id and p.assessment_id is not null`.execute(db);
    await sql`delete from practice_record where company_id = ${school} and assessment_id is not null`.execute(db);
  });
  await sql`alter table practice_record
    drop constraint practice_record_of,
    drop column assessment_id,
    alter column student_id set not null,
    alter column class_run_id set not null,
    alter column offer_id set not null`.execute(db);
  await sql`alter table offer drop column assessment_link_id`.execute(db);
  await dropTables(db, 'assessment_rule_offer', 'assessment_rule', 'assessment_link', 'assessment');
}

import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** When it is taught, for how much, and who attends: class runs, offers, dated lessons, enrolments (product.md 4.3). */
export async function up(db: Schema): Promise<void> {
  // A recorded course has one run, without dates unless it opens or closes on a day.
  await tenantTable(
    db,
    'class_run',
    sql`
      course_id bigint not null,
      lecturer_id bigint not null,
      name text not null,
      name_en text,
      starts_at timestamptz,
      ends_at timestamptz,
      slots jsonb not null default '[]',
      is_locked_by_practice boolean not null default false,
      playback_months integer check (playback_months > 0),
      check (starts_at < ends_at),
      unique (company_id, course_id, id),
      foreign key (company_id, course_id) references course (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await sql`create index class_run_lecturer on class_run (company_id, lecturer_id, course_id)`.execute(db);
  // Money is integer fen (I2), seats never go below zero or above the quota (I6).
  await tenantTable(
    db,
    'offer',
    sql`
      course_id bigint not null,
      class_run_id bigint not null,
      price_fen integer not null check (price_fen >= 0),
      original_fen integer check (original_fen >= price_fen),
      member_fen integer check (member_fen between 0 and price_fen),
      quota integer check (quota > 0),
      sold integer not null default 0 check (sold >= 0),
      locked integer not null default 0 check (locked >= 0),
      sale_starts_at timestamptz,
      sale_ends_at timestamptz,
      is_discontinued boolean not null default false,
      is_listed boolean not null default true,
      needs_assessment boolean not null default false,
      question_bank_id bigint,
      check (sold + locked <= quota),
      check (sale_starts_at < sale_ends_at),
      unique (company_id, class_run_id, id),
      foreign key (company_id, course_id, class_run_id) references class_run (company_id, course_id, id)`,
  );
  // One card a course: of its offers one stands in the lists, the others are chosen on its page.
  await sql`create unique index offer_listed on offer (company_id, course_id) where is_listed`.execute(db);
  await sql`create index offer_price on offer (company_id, price_fen, course_id) where is_listed`.execute(db);
  await sql`create index offer_course on offer (company_id, course_id, id)`.execute(db);
  await tenantTable(
    db,
    'dated_lesson',
    sql`
      class_run_id bigint not null,
      course_id bigint not null,
      lesson_id bigint not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      check (starts_at < ends_at),
      unique (company_id, class_run_id, lesson_id),
      foreign key (company_id, course_id, class_run_id) references class_run (company_id, course_id, id),
      foreign key (company_id, course_id, lesson_id) references lesson (company_id, course_id, id)`,
  );
  await sql`create index dated_lesson_time on dated_lesson (company_id, class_run_id, ends_at)`.execute(db);
  await tenantTable(
    db,
    'enrolment',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      offer_id bigint not null,
      source text not null check (source in ('purchase', 'groupon', 'redemption', 'gift', 'membership', 'school', 'free')),
      status text not null default 'active' check (status in ('active', 'expired', 'quit', 'frozen')),
      joined_at timestamptz not null,
      valid_until timestamptz,
      check (joined_at < valid_until),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id, offer_id) references offer (company_id, class_run_id, id)`,
  );
  await sql`
    create unique index enrolment_active on enrolment (company_id, student_id, class_run_id) where status = 'active'`.execute(
    db,
  );
  await sql`create index enrolment_run on enrolment (company_id, class_run_id)`.execute(db);
  await tenantTable(
    db,
    'lesson_progress',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      lesson_id bigint not null,
      position_s integer not null default 0 check (position_s >= 0),
      finished_at timestamptz,
      practice text check (practice in ('unfinished', 'submitted', 'grading', 'finished', 'expired')),
      updated_at timestamptz not null,
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id)`,
    { key: ['student_id', 'class_run_id', 'lesson_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'lesson_progress', 'enrolment', 'dated_lesson', 'offer', 'class_run');
}

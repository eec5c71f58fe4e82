import { sql } from 'kysely';
import { guardState } from '../guards.ts';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/** Changes of state that learning adds; `allowed_changes()` lists them beside those of trade and consultations (I1, I12). */
const CHANGES = [
  'lesson:notStarted>waiting',
  'lesson:notStarted>living',
  'lesson:waiting>living',
  'lesson:notStarted>ended',
  'lesson:waiting>ended',
  'lesson:living>ended',
  'lesson:notStarted>cancelled',
  'lesson:waiting>cancelled',
  'replay:none>generating',
  'replay:generating>ready',
  'replay:generating>failed',
  'replay:failed>generating',
  'practice:unfinished>submitted',
  'practice:unfinished>expired',
  'practice:submitted>awaiting',
  'practice:submitted>finished',
  'practice:awaiting>finished',
  'practice:awaiting>unfinished',
  'scoreSheet:toFill>submitted',
  'scoreSheet:sentBack>submitted',
  'scoreSheet:submitted>confirmed',
  'scoreSheet:submitted>sentBack',
];

/** States of lessons and recordings, learn records, reviews, the calendar's address (product.md 4.3). */
export async function up(db: Schema): Promise<void> {
  await sql`alter function allowed_changes() rename to allowed_changes_before_learning`.execute(db);
  await sql`
    create function allowed_changes() returns text[] language sql immutable as
      ${sql.lit(`select allowed_changes_before_learning() || array[${CHANGES.map((change) => `'${change}'`).join(',')}]`)}`.execute(
    db,
  );
  await sql`alter table class_run
    add column is_cancelled boolean not null default false,
    add column has_anti_skip boolean not null default false`.execute(db);
  await sql`alter table dated_lesson
    add column state text not null default 'notStarted' check (state in ('notStarted', 'waiting', 'living', 'ended', 'cancelled')),
    add column replay text not null default 'none' check (replay in ('none', 'generating', 'ready', 'failed')),
    add column cancel_reason text,
    add column started_at timestamptz,
    add column ended_at timestamptz,
    add column replay_at timestamptz`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`update dated_lesson set state = 'ended', ended_at = ends_at where company_id = ${school} and ends_at <= now()`.execute(
      db,
    );
  });
  await guardState(db, 'dated_lesson', 'lesson', 'state');
  await guardState(db, 'dated_lesson', 'replay', 'replay');
  // How far a student is in a lesson: seconds watched as a set of ranges, whose union the database makes.
  await sql`alter table lesson_progress rename to learn_record`.execute(db);
  await sql`alter table learn_record
    drop column practice,
    add column watched int4multirange not null default '{}',
    add column watched_s integer not null default 0 check (watched_s >= 0),
    add column play_rate real`.execute(db);
  await tenantTable(
    db,
    'lesson_review',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      lesson_id bigint not null,
      stars smallint not null check (stars between 1 and 5),
      words text check (length(words) <= 500),
      created_at timestamptz not null,
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id)`,
    { key: ['student_id', 'class_run_id', 'lesson_id'] },
  );
  // The address of the calendar is derived from the version, so that renewing it ends the old one.
  await tenantTable(
    db,
    'calendar_link',
    sql`
      student_id bigint not null,
      version integer not null default 1,
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['student_id'] },
  );
}

/** Reverts the migration; practices' states in learn records are not brought back. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'calendar_link', 'lesson_review');
  await sql`alter table learn_record
    drop column watched,
    drop column watched_s,
    drop column play_rate,
    add column practice text check (practice in ('unfinished', 'submitted', 'grading', 'finished', 'expired'))`.execute(
    db,
  );
  await sql`alter table learn_record rename to lesson_progress`.execute(db);
  for (const column of ['state', 'replay']) {
    await sql`drop trigger ${sql.id(`dated_lesson_${column}_guard`)} on dated_lesson`.execute(db);
  }
  await sql`alter table dated_lesson
    drop column state,
    drop column replay,
    drop column cancel_reason,
    drop column started_at,
    drop column ended_at,
    drop column replay_at`.execute(db);
  await sql`alter table class_run drop column is_cancelled, drop column has_anti_skip`.execute(db);
  await sql`drop function allowed_changes()`.execute(db);
  await sql`alter function allowed_changes_before_learning() rename to allowed_changes`.execute(db);
}

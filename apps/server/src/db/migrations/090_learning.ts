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

/** Points are multiples of a half, so that sums of them are exact in binary (product.md 4.4). */
const POINTS = (column: string) =>
  sql.raw(`${column} double precision check (${column} >= 0 and ${column} * 2 = floor(${column} * 2))`);

/** Learning: states of lessons and recordings, learn records, papers, practices and their marks, reports, score sheets (product.md 4.3–4.6). */
export async function up(db: Schema): Promise<void> {
  await sql`alter function allowed_changes() rename to allowed_changes_before_learning`.execute(db);
  await sql`
    create function allowed_changes() returns text[] language sql immutable as
      ${sql.lit(`select allowed_changes_before_learning() || array[${CHANGES.map((change) => `'${change}'`).join(',')}]`)}`.execute(
    db,
  );
  await lessons(db);
  await papers(db);
  await practices(db);
  await reports(db);
}

async function lessons(db: Schema): Promise<void> {
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

async function papers(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'paper',
    sql`
      course_id bigint,
      lesson_id bigint,
      type text not null check (type in ('exercise', 'homework', 'test', 'objective', 'subjective')),
      name text not null,
      name_en text,
      ${POINTS('total_score')} not null,
      ${POINTS('pass_score')},
      limit_minutes integer check (limit_minutes > 0),
      max_attempts integer not null default 0 check (max_attempts >= 0),
      redo_minutes integer not null default 0 check (redo_minutes >= 0),
      is_shuffled boolean not null default false,
      show_answer text not null default 'afterGrading' check (show_answer in ('never', 'afterSubmit', 'afterGrading', 'afterDeadline')),
      may_make_up boolean not null default true,
      due_hours integer not null default 72 check (due_hours > 0),
      status text not null default 'open' check (status in ('draft', 'open', 'closed')),
      foreign key (company_id, course_id) references course (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id)`,
  );
  await sql`create unique index paper_lesson on paper (company_id, lesson_id) where lesson_id is not null and status <> 'closed'`.execute(
    db,
  );
  await tenantTable(
    db,
    'question',
    sql`
      paper_id bigint not null,
      parent_id bigint,
      section text,
      section_en text,
      type text not null check (type in ('single', 'multiple', 'judge', 'blank', 'short', 'oral', 'group')),
      stem text not null,
      stem_en text,
      files jsonb not null default '[]',
      options jsonb not null default '[]',
      answer jsonb not null default '{}',
      analysis text,
      analysis_en text,
      ${POINTS('score')} not null,
      difficulty smallint check (difficulty between 1 and 5),
      knowledge text[] not null default '{}',
      knowledge_en text[] not null default '{}',
      sort integer not null,
      unique (company_id, paper_id, id),
      foreign key (company_id, paper_id) references paper (company_id, id),
      foreign key (company_id, paper_id, parent_id) references question (company_id, paper_id, id)`,
  );
  await sql`create index question_paper on question (company_id, paper_id, sort)`.execute(db);
}

async function practices(db: Schema): Promise<void> {
  // One row an attempt; handed in once, marked once (I12).
  await tenantTable(
    db,
    'practice_record',
    sql`
      student_id bigint not null,
      paper_id bigint not null,
      class_run_id bigint not null,
      offer_id bigint not null,
      lesson_id bigint,
      attempt integer not null default 1 check (attempt > 0),
      state text not null default 'unfinished' check (state in ('unfinished', 'submitted', 'awaiting', 'finished', 'expired')),
      published_at timestamptz not null,
      started_at timestamptz,
      due_at timestamptz not null,
      limit_ends_at timestamptz,
      submitted_at timestamptz,
      used_s integer check (used_s >= 0),
      ${POINTS('objective_score')},
      ${POINTS('subjective_score')},
      ${POINTS('score')},
      comment text check (length(comment) <= 500),
      comment_audio_id bigint,
      comment_audio_s integer,
      marker_id bigint,
      marked_at timestamptz,
      is_make_up boolean not null default false,
      is_sent_back boolean not null default false,
      sent_back_at timestamptz,
      send_back_reason text check (length(send_back_reason) <= 200),
      shuffle_seed integer not null default 0,
      claimed_by bigint,
      claimed_until timestamptz,
      version integer not null default 0,
      unique (company_id, student_id, paper_id, class_run_id, attempt),
      check ((state in ('submitted', 'awaiting', 'finished')) = (submitted_at is not null)),
      check ((state = 'finished') = (score is not null)),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, paper_id) references paper (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id),
      foreign key (company_id, lesson_id) references lesson (company_id, id),
      foreign key (company_id, comment_audio_id) references upload (company_id, id),
      foreign key (company_id, marker_id) references lecturer (company_id, id)`,
  );
  await guardState(db, 'practice_record', 'practice', 'state');
  await sql`create index practice_record_student on practice_record (company_id, student_id, state, due_at)`.execute(
    db,
  );
  await sql`create index practice_record_queue on practice_record (company_id, class_run_id, state, submitted_at)`.execute(
    db,
  );
  await sql`create unique index practice_record_open on practice_record (company_id, student_id, paper_id, class_run_id) where state = 'unfinished'`.execute(
    db,
  );
  await tenantTable(
    db,
    'practice_answer',
    sql`
      record_id bigint not null,
      question_id bigint not null,
      "values" text[] not null default '{}',
      text text check (length(text) <= 2000),
      is_flagged boolean not null default false,
      version integer not null default 1,
      saved_at timestamptz not null,
      state text not null default 'none' check (state in ('none', 'right', 'wrong', 'part', 'awaiting')),
      ${POINTS('score')},
      comment text check (length(comment) <= 500),
      foreign key (company_id, record_id) references practice_record (company_id, id),
      foreign key (company_id, question_id) references question (company_id, id)`,
    { key: ['record_id', 'question_id'] },
  );
  // A file of an answer, with the strokes that the lecturer drew over it, in the picture's own pixels.
  await tenantTable(
    db,
    'practice_file',
    sql`
      record_id bigint not null,
      question_id bigint not null,
      upload_id bigint not null,
      type text not null check (type in ('image', 'audio', 'video')),
      duration_s integer check (duration_s >= 0),
      rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
      sort integer not null,
      strokes jsonb,
      foreign key (company_id, record_id, question_id) references practice_answer (company_id, record_id, question_id),
      foreign key (company_id, upload_id) references upload (company_id, id)`,
    { key: ['record_id', 'question_id', 'upload_id'] },
  );
  await tenantTable(
    db,
    'wrong_question',
    sql`
      student_id bigint not null,
      question_id bigint not null,
      record_id bigint not null,
      wrong_count integer not null default 1 check (wrong_count > 0),
      right_in_a_row integer not null default 0 check (right_in_a_row >= 0),
      last_wrong_at timestamptz not null,
      is_mastered boolean not null default false,
      note text check (length(note) <= 200),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, question_id) references question (company_id, id),
      foreign key (company_id, record_id) references practice_record (company_id, id)`,
    { key: ['student_id', 'question_id'] },
  );
}

async function reports(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'study_report',
    sql`
      student_id bigint not null,
      class_run_id bigint not null,
      state text not null default 'making' check (state in ('making', 'published')),
      figures jsonb not null default '{}',
      strengths text,
      weaknesses text,
      comment text,
      suggestion text,
      published_at timestamptz,
      read_at timestamptz,
      share_version integer not null default 0,
      is_shared boolean not null default false,
      unique (company_id, student_id, class_run_id),
      check ((state = 'published') = (published_at is not null)),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, class_run_id) references class_run (company_id, id)`,
  );
  await tenantTable(
    db,
    'score_sheet',
    sql`
      student_id bigint not null,
      type text not null check (type in ('exam', 'stage', 'self')),
      title text not null,
      title_en text,
      term text not null,
      term_en text,
      exam_date date,
      state text not null default 'toFill' check (state in ('toFill', 'submitted', 'confirmed', 'sentBack')),
      due_at timestamptz,
      comment text,
      confirmed_by text,
      confirmed_at timestamptz,
      version integer not null default 0,
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
  await guardState(db, 'score_sheet', 'scoreSheet', 'state');
  await tenantTable(
    db,
    'score_item',
    sql`
      sheet_id bigint not null,
      subject_id bigint not null,
      ${POINTS('score')},
      ${POINTS('full_score')} not null,
      class_rank integer check (class_rank > 0),
      grade_rank integer check (grade_rank > 0),
      remark text check (length(remark) <= 100),
      sort integer not null,
      check (score <= full_score),
      foreign key (company_id, sheet_id) references score_sheet (company_id, id)`,
    { key: ['sheet_id', 'subject_id'] },
  );
}

/** Reverts the migration; practices' states in learn records are not brought back. */
export async function down(db: Schema): Promise<void> {
  await dropTables(
    db,
    'score_item',
    'score_sheet',
    'study_report',
    'wrong_question',
    'practice_file',
    'practice_answer',
  );
  await dropTables(db, 'practice_record', 'question', 'paper', 'calendar_link', 'lesson_review');
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

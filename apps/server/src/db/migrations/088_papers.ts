import { sql } from 'kysely';
import { guardState } from '../guards.ts';
import { dropTables, points, type Schema, tenantTable } from '../tenantTable.ts';

/** Papers and their questions; practices with answers, files and marks; wrong questions (product.md 4.4, I12). */
export async function up(db: Schema): Promise<void> {
  await papers(db);
  await practices(db);
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
      ${points('total_score')} not null,
      ${points('pass_score')},
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
      ${points('score')} not null,
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
      ${points('objective_score')},
      ${points('subjective_score')},
      ${points('score')},
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
      ${points('score')},
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

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'wrong_question', 'practice_file', 'practice_answer', 'practice_record', 'question', 'paper');
}

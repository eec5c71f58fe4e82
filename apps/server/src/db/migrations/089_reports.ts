import { sql } from 'kysely';
import { guardState } from '../guards.ts';
import { dropTables, points, type Schema, tenantTable } from '../tenantTable.ts';

/** Reports of classes, score sheets of schools (product.md 4.6). */
export async function up(db: Schema): Promise<void> {
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
      ${points('score')},
      ${points('full_score')} not null,
      class_rank integer check (class_rank > 0),
      grade_rank integer check (grade_rank > 0),
      remark text check (length(remark) <= 100),
      sort integer not null,
      check (score <= full_score),
      foreign key (company_id, sheet_id) references score_sheet (company_id, id)`,
    { key: ['sheet_id', 'subject_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'score_item', 'score_sheet', 'study_report');
}

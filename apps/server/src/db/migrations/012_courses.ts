import { sql } from 'kysely';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** What is taught: courses with their chapters and lessons (product.md 4.3). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'course',
    sql`
      subject_id bigint not null,
      kind text not null check (kind in ('live', 'recorded')),
      title text not null,
      title_en text,
      keyword text,
      keyword_en text,
      synopsis text,
      synopsis_en text,
      goals text[] not null default '{}',
      goals_en text[] not null default '{}',
      requirement text,
      requirement_en text,
      questions jsonb not null default '[]',
      tags text[] not null default '{}',
      tags_en text[] not null default '{}',
      cover text,
      trailer text,
      lesson_count integer not null check (lesson_count >= 0),
      minutes integer not null default 0 check (minutes >= 0),
      learners integer not null default 0 check (learners >= 0),
      is_recommended boolean not null default false,
      rank integer not null,
      published_at timestamptz not null,
      foreign key (company_id, subject_id) references subject (company_id, id)`,
  );
  await sql`create index course_subject on course (company_id, subject_id, rank, id)`.execute(db);
  await sql`create index course_rank on course (company_id, rank, id)`.execute(db);
  await sql`create index course_recommended on course (company_id, is_recommended desc, rank, id)`.execute(db);
  await sql`create index course_newest on course (company_id, published_at desc, id)`.execute(db);
  await sql`create index course_popular on course (company_id, learners desc, id)`.execute(db);
  await tenantTable(
    db,
    'course_grade',
    sql`
      course_id bigint not null,
      grade_id bigint not null,
      foreign key (company_id, course_id) references course (company_id, id),
      foreign key (company_id, grade_id) references grade (company_id, id)`,
    { key: ['course_id', 'grade_id'] },
  );
  await sql`create index course_grade_grade on course_grade (company_id, grade_id, course_id)`.execute(db);
  await tenantTable(
    db,
    'chapter',
    sql`
      course_id bigint not null,
      title text not null,
      title_en text,
      sort integer not null,
      unique (company_id, course_id, sort),
      unique (company_id, course_id, id),
      foreign key (company_id, course_id) references course (company_id, id)`,
  );
  await tenantTable(
    db,
    'lesson',
    sql`
      course_id bigint not null,
      chapter_id bigint,
      index integer not null check (index > 0),
      title text not null,
      title_en text,
      kind text not null check (kind in ('live', 'video', 'audio', 'document', 'text')),
      duration_s integer check (duration_s > 0),
      is_trial boolean not null default false,
      has_practice boolean not null default false,
      unique (company_id, course_id, index),
      unique (company_id, course_id, id),
      foreign key (company_id, course_id) references course (company_id, id),
      foreign key (company_id, course_id, chapter_id) references chapter (company_id, course_id, id)`,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await dropTables(db, 'lesson', 'chapter', 'course_grade', 'course');
}

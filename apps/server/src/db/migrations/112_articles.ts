import { sql } from 'kysely';
import { guardFixed, guardState } from '../guards.ts';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/** Changes of state that articles add to `allowed_changes()` (product.md 4.13, I1). */
const CHANGES = [
  'article:inReview>published',
  'article:inReview>rejected',
  'article:inReview>withdrawn',
  'article:rejected>published',
  'article:rejected>inReview',
  'article:published>inReview',
  'article:withdrawn>inReview',
  'article:published>off',
  'article:inReview>off',
  'article:rejected>off',
  'article:off>published',
  'article:inReview>deleted',
  'article:published>deleted',
  'article:rejected>deleted',
  'article:withdrawn>deleted',
  'article:off>deleted',
  'articleText:inReview>published',
  'articleText:inReview>rejected',
  'articleText:inReview>withdrawn',
  'articleText:rejected>withdrawn',
  'articleText:published>replaced',
];

/** Boards, articles with their texts, and notes of lecturers (product.md 4.13, 4.15). */
export async function up(db: Schema): Promise<void> {
  await sql`alter function allowed_changes() rename to allowed_changes_before_articles`.execute(db);
  await sql`
    create function allowed_changes() returns text[] language sql immutable as
      ${sql.lit(`select allowed_changes_before_articles() || array[${CHANGES.map((change) => `'${change}'`).join(',')}]`)}`.execute(
    db,
  );
  await plates(db);
  await articles(db);
  await texts(db);
  await sql`alter table site_message drop constraint site_message_kind_check,
    add constraint site_message_kind_check
      check (kind in ('system', 'class', 'homework', 'order', 'membership', 'studyRoom', 'headline'))`.execute(db);
}

async function plates(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'plate',
    sql`
      name text not null,
      name_en text,
      intro text,
      intro_en text,
      rules text[] not null default '{}',
      rules_en text[] not null default '{}',
      picture text,
      is_student_post boolean not null default true,
      needs_review boolean not null default true,
      sort integer not null default 0`,
  );
}

async function articles(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'article',
    sql`
      kind text not null default 'headline' check (kind in ('headline', 'note')),
      author_kind text not null check (author_kind in ('student', 'lecturer', 'school')),
      student_id bigint,
      lecturer_id bigint,
      plate_id bigint,
      subject_id bigint,
      is_free boolean not null default true,
      state text not null default 'inReview'
        check (state in ('inReview', 'published', 'rejected', 'withdrawn', 'off', 'deleted')),
      version integer not null default 1 check (version > 0),
      public_version integer,
      is_shown boolean generated always as (public_version is not null and state not in ('off', 'deleted')) stored,
      is_public boolean not null default true,
      allows_comments boolean not null default true,
      is_top boolean not null default false,
      is_featured boolean not null default false,
      words tsvector,
      created_at timestamptz not null,
      published_at timestamptz,
      read_count integer not null default 0 check (read_count >= 0),
      like_count integer not null default 0 check (like_count >= 0),
      collect_count integer not null default 0 check (collect_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      heat integer not null default 0,
      warm_at timestamptz,
      check ((author_kind = 'student') = (student_id is not null) and (author_kind = 'lecturer') = (lecturer_id is not null)),
      check ((kind = 'headline') = (plate_id is not null)),
      check (kind = 'headline' or (author_kind = 'lecturer' and subject_id is not null)),
      check ((public_version is null) = (published_at is null)),
      check (public_version is null or (public_version <= version and words is not null)),
      check (state not in ('published', 'off') or public_version is not null),
      check (state <> 'withdrawn' or public_version is null),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id),
      foreign key (company_id, plate_id) references plate (company_id, id),
      foreign key (company_id, subject_id) references subject (company_id, id)`,
  );
  await guardState(db, 'article', 'article', 'state');
  await guardFixed(db, 'article', ['kind', 'author_kind', 'student_id', 'lecturer_id', 'created_at']);
  // Readings count once, talk more; a hundred of it move an article three days ahead in what is recommended.
  await sql`
    create function score_article() returns trigger language plpgsql as $$
      begin
        new.heat := least(2000000000, new.read_count::bigint + 5 * new.like_count::bigint + 6 * new.collect_count::bigint
          + 8 * new.comment_count::bigint);
        new.warm_at := new.published_at + make_interval(hours => round(36 * log(1 + new.heat))::integer);
        return new;
      end $$`.execute(db);
  await sql`create trigger article_score before insert or update on article
    for each row execute function score_article()`.execute(db);
  const shown = (name: string, columns: string) =>
    sql`create index ${sql.id(name)} on article (company_id, ${sql.raw(columns)}) where is_shown`.execute(db);
  await shown('article_newest', 'kind, published_at desc, id desc');
  await shown('article_warm', 'kind, is_top desc, warm_at desc, id desc');
  await shown('article_heat', 'kind, heat desc, id desc');
  await shown('article_reads', 'kind, read_count desc, id desc');
  await shown('article_plate_newest', 'plate_id, published_at desc, id desc');
  await shown('article_plate_warm', 'plate_id, is_top desc, warm_at desc, id desc');
  await shown('article_plate_heat', 'plate_id, heat desc, id desc');
  await shown('article_lecturer', 'lecturer_id, kind, published_at desc, id desc');
  await sql`create index article_student on article (company_id, student_id, published_at desc, id desc)`.execute(db);
  await sql`create index article_words on article using gin (words) where is_shown`.execute(db);
  await sql`create index article_waiting on article (company_id, state) where state = 'inReview'`.execute(db);
}

async function texts(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'article_text',
    sql`
      article_id bigint not null,
      version integer not null check (version > 0),
      state text not null default 'inReview' check (state in ('inReview', 'published', 'rejected', 'withdrawn', 'replaced')),
      plate_id bigint,
      title text not null check (char_length(title) between 1 and 30),
      title_en text,
      content jsonb not null,
      content_en jsonb,
      body text not null check (char_length(body) between 1 and 10000),
      body_en text,
      cover_id bigint,
      is_public boolean not null,
      allows_comments boolean not null,
      submitted_at timestamptz not null,
      decided_at timestamptz,
      reviewer text,
      reason text,
      reason_block integer check (reason_block >= 0),
      check ((state = 'rejected') <= (reason is not null and decided_at is not null)),
      unique (company_id, article_id, version),
      foreign key (company_id, article_id) references article (company_id, id),
      foreign key (company_id, plate_id) references plate (company_id, id),
      foreign key (company_id, cover_id) references upload (company_id, id)`,
  );
  await sql`alter table article add constraint article_public_version
    foreign key (company_id, id, public_version) references article_text (company_id, article_id, version)`.execute(db);
  // One text waits, and one is public.
  await sql`create unique index article_text_waiting on article_text (company_id, article_id) where state = 'inReview'`.execute(
    db,
  );
  await sql`create unique index article_text_public on article_text (company_id, article_id) where state = 'published'`.execute(
    db,
  );
  await sql`create index article_text_queue on article_text (company_id, submitted_at, id) where state = 'inReview'`.execute(
    db,
  );
  await guardState(db, 'article_text', 'articleText', 'state');
  await guardFixed(db, 'article_text', ['article_id', 'version', 'title', 'content', 'body', 'submitted_at']);
  // Six at most: each has a place of its own (§5).
  await tenantTable(
    db,
    'article_file',
    sql`
      text_id bigint not null,
      upload_id bigint not null,
      sort smallint not null check (sort between 0 and 5),
      unique (company_id, text_id, sort),
      foreign key (company_id, text_id) references article_text (company_id, id),
      foreign key (company_id, upload_id) references upload (company_id, id)`,
    { key: ['text_id', 'upload_id'] },
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await eachSchool(db, async (school) => {
    await sql`delete from site_message where company_id = ${school} and kind = 'headline'`.execute(db);
    await sql`delete from upload_use where company_id = ${school} and kind = 'articleText'`.execute(db);
  });
  await sql`alter table site_message drop constraint site_message_kind_check,
    add constraint site_message_kind_check
      check (kind in ('system', 'class', 'homework', 'order', 'membership', 'studyRoom'))`.execute(db);
  await sql`alter table article drop constraint article_public_version`.execute(db);
  await dropTables(db, 'article_file', 'article_text', 'article', 'plate');
  await sql`drop function score_article()`.execute(db);
  await sql`drop function allowed_changes()`.execute(db);
  await sql`alter function allowed_changes_before_articles() rename to allowed_changes`.execute(db);
}

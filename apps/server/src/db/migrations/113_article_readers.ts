import { sql } from 'kysely';
import { guardFixed } from '../guards.ts';
import { dropTables, type Schema, tenantTable } from '../tenantTable.ts';

/** What readers leave at articles: likes, collections, follows, readings, comments, reports; and who hides in rankings (product.md 4.13, 4.19). */
export async function up(db: Schema): Promise<void> {
  await marks(db);
  await comments(db);
  await counts(db);
}

async function marks(db: Schema): Promise<void> {
  const mark = (name: string) =>
    tenantTable(
      db,
      name,
      sql`
        student_id bigint not null,
        article_id bigint not null,
        created_at timestamptz not null,
        foreign key (company_id, student_id) references student (company_id, id),
        foreign key (company_id, article_id) references article (company_id, id)`,
      { key: ['article_id', 'student_id'] },
    );
  await mark('article_like');
  await sql`create index article_like_student on article_like (company_id, student_id, created_at desc)`.execute(db);
  await sql`create index article_like_time on article_like (company_id, created_at)`.execute(db);
  await mark('collection');
  await sql`create index collection_student on collection (company_id, student_id, created_at desc)`.execute(db);
  await tenantTable(
    db,
    'follow',
    sql`
      student_id bigint not null,
      author_kind text not null check (author_kind in ('student', 'lecturer')),
      author_id bigint not null,
      created_at timestamptz not null,
      check (author_kind <> 'student' or author_id <> student_id),
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['author_kind', 'author_id', 'student_id'] },
  );
  await sql`create index follow_student on follow (company_id, student_id)`.execute(db);
  await tenantTable(
    db,
    'article_read',
    sql`
      article_id bigint not null,
      day date not null,
      reader text not null,
      read_at timestamptz not null,
      foreign key (company_id, article_id) references article (company_id, id)`,
    { key: ['article_id', 'day', 'reader'] },
  );
  await sql`create index article_read_age on article_read (company_id, read_at)`.execute(db);
  await tenantTable(
    db,
    'ranking_hidden',
    sql`
      student_id bigint not null,
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['student_id'] },
  );
  await sql`create index student_inviter on student (company_id, created_at) where inviter_id is not null`.execute(db);
}

async function comments(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'article_comment',
    sql`
      article_id bigint not null,
      student_id bigint,
      lecturer_id bigint,
      root_id bigint,
      reply_to_id bigint,
      content text not null check (char_length(content) between 1 and 10000),
      state text not null default 'inReview' check (state in ('inReview', 'shown', 'hidden', 'deleted')),
      created_at timestamptz not null,
      decided_at timestamptz,
      like_count integer not null default 0 check (like_count >= 0),
      reply_count integer not null default 0 check (reply_count >= 0),
      check (num_nonnulls(student_id, lecturer_id) = 1),
      check ((root_id is null) = (reply_to_id is null)),
      unique (company_id, article_id, id),
      foreign key (company_id, article_id) references article (company_id, id),
      foreign key (company_id, article_id, root_id) references article_comment (company_id, article_id, id),
      foreign key (company_id, article_id, reply_to_id) references article_comment (company_id, article_id, id),
      foreign key (company_id, student_id) references student (company_id, id),
      foreign key (company_id, lecturer_id) references lecturer (company_id, id)`,
  );
  await sql`create index article_comment_newest on article_comment (company_id, article_id, created_at desc, id desc) where root_id is null`.execute(
    db,
  );
  await sql`create index article_comment_hottest on article_comment (company_id, article_id, like_count desc, id desc) where root_id is null`.execute(
    db,
  );
  await sql`create index article_comment_replies on article_comment (company_id, root_id, created_at, id) where root_id is not null`.execute(
    db,
  );
  await guardFixed(db, 'article_comment', [
    'article_id',
    'student_id',
    'lecturer_id',
    'root_id',
    'reply_to_id',
    'content',
  ]);
  await tenantTable(
    db,
    'article_comment_like',
    sql`
      comment_id bigint not null,
      student_id bigint not null,
      created_at timestamptz not null,
      foreign key (company_id, comment_id) references article_comment (company_id, id),
      foreign key (company_id, student_id) references student (company_id, id)`,
    { key: ['comment_id', 'student_id'] },
  );
  await tenantTable(
    db,
    'article_report',
    sql`
      article_id bigint not null,
      comment_id bigint,
      student_id bigint not null,
      reason text not null check (reason in ('rude', 'private', 'advertising', 'copied', 'wrong', 'other')),
      words text check (char_length(words) <= 200),
      created_at timestamptz not null,
      unique nulls not distinct (company_id, student_id, article_id, comment_id),
      foreign key (company_id, article_id) references article (company_id, id),
      foreign key (company_id, article_id, comment_id) references article_comment (company_id, article_id, id),
      foreign key (company_id, student_id) references student (company_id, id)`,
  );
}

/** Numbers beside articles and comments are kept by the database, in the transaction of the row that is counted. */
async function counts(db: Schema): Promise<void> {
  const counted = async (table: string, target: { table: string; column: string; key: string }) => {
    const name = sql.id(`count_${table}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            update ${sql.table(target.table)} set ${sql.id(target.column)} = ${sql.id(target.column)} + 1
              where company_id = new.company_id and id = new.${sql.id(target.key)};
          else
            update ${sql.table(target.table)} set ${sql.id(target.column)} = ${sql.id(target.column)} - 1
              where company_id = old.company_id and id = old.${sql.id(target.key)};
          end if;
          return null;
        end $$`.execute(db);
    await sql`create trigger ${sql.id(`${table}_count`)} after insert or delete on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db);
  };
  await counted('article_like', { table: 'article', column: 'like_count', key: 'article_id' });
  await counted('collection', { table: 'article', column: 'collect_count', key: 'article_id' });
  await counted('article_comment_like', { table: 'article_comment', column: 'like_count', key: 'comment_id' });
  // What is hidden or deleted no longer counts; an answer counts at its comment too.
  await sql`
    create function count_comment() returns trigger language plpgsql as $$
      declare change integer := (new.state in ('inReview', 'shown'))::integer;
      begin
        if tg_op = 'UPDATE' then change := change - (old.state in ('inReview', 'shown'))::integer; end if;
        if change <> 0 then
          update article set comment_count = comment_count + change where company_id = new.company_id and id = new.article_id;
          update article_comment set reply_count = reply_count + change where company_id = new.company_id and id = new.root_id;
        end if;
        return null;
      end $$`.execute(db);
  await sql`create trigger article_comment_count after insert or update of state on article_comment
    for each row execute function count_comment()`.execute(db);
  // The lock keeps the article as it is until the comment is stored (I18); a comment needs a text that everybody reads.
  await sql`
    create function guard_comment() returns trigger language plpgsql as $$
      begin
        perform 1 from article where company_id = new.company_id and id = new.article_id and is_shown and allows_comments
          for no key update;
        if not found then
          raise exception 'comments need a published article' using errcode = 'check_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`create trigger article_comment_guard before insert on article_comment for each row execute function guard_comment()`.execute(
    db,
  );
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop index student_inviter`.execute(db);
  await dropTables(db, 'ranking_hidden', 'article_report', 'article_comment_like', 'article_comment', 'article_read');
  await dropTables(db, 'follow', 'collection', 'article_like');
  for (const name of [
    'guard_comment',
    'count_comment',
    'count_article_comment_like',
    'count_collection',
    'count_article_like',
  ]) {
    await sql`drop function ${sql.id(name)}()`.execute(db);
  }
}

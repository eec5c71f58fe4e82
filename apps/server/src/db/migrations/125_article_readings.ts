import { sql } from 'kysely';
import { dropTables, eachSchool, type Schema, tenantTable } from '../tenantTable.ts';

/** How often an article is read on a day, and when its author last saw the comments on it (product.md 4.13). */
export async function up(db: Schema): Promise<void> {
  await tenantTable(
    db,
    'article_day',
    sql`
      article_id bigint not null,
      day date not null,
      reads integer not null check (reads > 0),
      foreign key (company_id, article_id) references article (company_id, id)`,
    { key: ['article_id', 'day'] },
  );
  await sql`create index article_day_age on article_day (company_id, day)`.execute(db);
  await tenantTable(
    db,
    'article_seen',
    sql`
      article_id bigint not null,
      seen_at timestamptz not null,
      foreign key (company_id, article_id) references article (company_id, id)`,
    { key: ['article_id'] },
  );
  await sql`create index article_comment_of on article_comment (company_id, article_id, created_at)`.execute(db);
  await eachSchool(db, async (school) => {
    await sql`
      insert into article_day (company_id, article_id, day, reads)
        select company_id, article_id, day, count(*) from article_read where company_id = ${school}
          group by company_id, article_id, day`.execute(db);
    // What was written before nobody could note that it was seen counts as seen.
    await sql`
      insert into article_seen (company_id, article_id, seen_at)
        select company_id, id, now() from article where company_id = ${school} and student_id is not null`.execute(db);
  });
}

export async function down(db: Schema): Promise<void> {
  await sql`drop index article_comment_of`.execute(db);
  await dropTables(db, 'article_seen', 'article_day');
}

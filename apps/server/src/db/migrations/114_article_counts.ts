import { sql } from 'kysely';
import type { Schema } from '../tenantTable.ts';

interface Count {
  /** Whose rows are counted. */
  table: string;
  /** Where their number stands. */
  target: string;
  column: string;
  /** Id of the target in the counted row. */
  key: string;
}

const MARKS: readonly Count[] = [
  { table: 'article_like', target: 'article', column: 'like_count', key: 'article_id' },
  { table: 'collection', target: 'article', column: 'collect_count', key: 'article_id' },
  { table: 'article_comment_like', target: 'article_comment', column: 'like_count', key: 'comment_id' },
];

/** Numbers beside articles and comments are counted once a statement: each is written once, however many rows are stored together. */
export async function up(db: Schema): Promise<void> {
  for (const mark of MARKS) {
    await sql`drop trigger ${sql.id(`${mark.table}_count`)} on ${sql.table(mark.table)}`.execute(db);
    await sql`drop function ${sql.id(`count_${mark.table}`)}()`.execute(db);
    await counted(db, mark, 'insert', sql`+`);
    await counted(db, mark, 'delete', sql`-`);
  }
  await sql`drop trigger article_comment_count on article_comment`.execute(db);
  await sql`create trigger article_comment_count after update of state on article_comment
    for each row execute function count_comment()`.execute(db);
  const added = sql`select company_id, article_id, root_id from stored where state in ('inReview', 'shown')`;
  await sql`
    create function count_new_comments() returns trigger language plpgsql as $$
      begin
        update article a set comment_count = a.comment_count + n.number
          from (select company_id, article_id, count(*)::integer as number from (${added}) c group by 1, 2) n
          where a.company_id = n.company_id and a.id = n.article_id;
        update article_comment a set reply_count = a.reply_count + n.number
          from (select company_id, root_id, count(*)::integer as number from (${added}) c where root_id is not null group by 1, 2) n
          where a.company_id = n.company_id and a.id = n.root_id;
        return null;
      end $$`.execute(db);
  await sql`create trigger article_comment_added after insert on article_comment referencing new table as stored
    for each statement execute function count_new_comments()`.execute(db);
}

async function counted(
  db: Schema,
  mark: Count,
  event: 'insert' | 'delete',
  sign: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.id(`count_${mark.table}_${event}`);
  const [column, key] = [sql.id(mark.column), sql.id(mark.key)];
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
      begin
        update ${sql.table(mark.target)} a set ${column} = a.${column} ${sign} n.number
          from (select company_id, ${key} as id, count(*)::integer as number from stored group by 1, 2) n
          where a.company_id = n.company_id and a.id = n.id;
        return null;
      end $$`.execute(db);
  await sql`create trigger ${sql.id(`${mark.table}_${event}_count`)} after ${sql.raw(event)} on ${sql.table(mark.table)}
    referencing ${sql.raw(event === 'insert' ? 'new' : 'old')} table as stored
    for each statement execute function ${name}()`.execute(db);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await sql`drop trigger article_comment_added on article_comment`.execute(db);
  await sql`drop function count_new_comments()`.execute(db);
  await sql`drop trigger article_comment_count on article_comment`.execute(db);
  await sql`create trigger article_comment_count after insert or update of state on article_comment
    for each row execute function count_comment()`.execute(db);
  for (const mark of MARKS) {
    for (const event of ['insert', 'delete']) {
      await sql`drop trigger ${sql.id(`${mark.table}_${event}_count`)} on ${sql.table(mark.table)}`.execute(db);
      await sql`drop function ${sql.id(`count_${mark.table}_${event}`)}()`.execute(db);
    }
    await countedByRow(db, mark);
  }
}

async function countedByRow(db: Schema, { table, target, ...mark }: Count): Promise<void> {
  const [name, column, key] = [sql.id(`count_${table}`), sql.id(mark.column), sql.id(mark.key)];
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update ${sql.table(target)} set ${column} = ${column} + 1 where company_id = new.company_id and id = new.${key};
        else
          update ${sql.table(target)} set ${column} = ${column} - 1 where company_id = old.company_id and id = old.${key};
        end if;
        return null;
      end $$`.execute(db);
  await sql`create trigger ${sql.id(`${table}_count`)} after insert or delete on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import { eachSchool, type Schema } from '../tenantTable.ts';

/** What is liked, and where its likes are stored. */
const LIKED = [
  { table: 'article_like', target: 'article', key: 'article_id' },
  { table: 'article_comment_like', target: 'article_comment', key: 'comment_id' },
] as const;

/** The number of likes beside an article or a comment is of those of others: who writes may like it, and that counts for nothing. */
export async function up(db: Schema): Promise<void> {
  await count(db, sql`and t.student_id is distinct from s.student_id`);
}

/** Reverts the migration. */
export async function down(db: Schema): Promise<void> {
  await count(db, sql``);
}

async function count(db: Schema, which: RawBuilder<unknown>): Promise<void> {
  for (const { table, target, key } of LIKED) {
    const [to, by] = [sql.table(target), sql.id(key)];
    for (const [event, sign] of [
      ['insert', sql`+`],
      ['delete', sql`-`],
    ] as const) {
      await sql`
        create or replace function ${sql.id(`count_${table}_${event}`)}() returns trigger language plpgsql as $$
          begin
            update ${to} a set like_count = a.like_count ${sign} n.number
              from (select s.company_id, s.${by} as id, count(*)::integer as number from stored s
                join ${to} t on t.company_id = s.company_id and t.id = s.${by} ${which} group by 1, 2) n
              where a.company_id = n.company_id and a.id = n.id;
            return null;
          end $$`.execute(db);
    }
    await eachSchool(db, async (school) => {
      await sql`update ${to} t set like_count = n.number
        from (select t.company_id, t.id, count(s.student_id)::integer as number from ${to} t
          left join ${sql.table(table)} s on t.company_id = s.company_id and t.id = s.${by} ${which}
          where t.company_id = ${school} group by 1, 2) n
        where t.company_id = n.company_id and t.id = n.id and t.like_count <> n.number`.execute(db);
    });
  }
}

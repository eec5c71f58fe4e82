import { sql } from 'kysely';
import { stemmer } from 'stemmer';
import { eachSchool, type Schema } from '../tenantTable.ts';

/** English words get their stems beside them, as texts that become public from now on do: a search asks for stems. */
export async function up(db: Schema): Promise<void> {
  await eachSchool(db, async (companyId) => {
    const { rows } = await sql<{ word: string }>`select distinct w.lexeme as word from article a, unnest(a.words) w
      where a.company_id = ${companyId} and w.lexeme ~ '^[a-z]{3,}$'`.execute(db);
    const stems = rows.map(({ word }) => ({ word, stem: stemmer(word) })).filter(({ word, stem }) => word !== stem);
    if (stems.length === 0) return;
    // A stem weighs as much as the heaviest of its words.
    await sql`
      with stems as (select * from json_to_recordset(${JSON.stringify(stems)}::json) as t (word text, stem text)),
        added as (
          select a.id, string_agg(s.stem || ':' || case when s.is_title then '1A' else '2' end, ' ') as words
          from article a cross join lateral (
            select t.stem, bool_or('A' = any (w.weights)) as is_title
            from unnest(a.words) w join stems t on t.word = w.lexeme group by t.stem) s
          where a.company_id = ${companyId} group by a.id)
      update article a set words = a.words || added.words::tsvector from added
        where a.company_id = ${companyId} and a.id = added.id`.execute(db);
  });
}

/** Reverts nothing: a search by whole words finds the same with stems beside them. */
export async function down(): Promise<void> {}

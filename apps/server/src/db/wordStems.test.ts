import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { toSearchQuery } from '../domain/searchWords.ts';
import { openTestStore } from '../testing/engine.ts';
import { up } from './migrations/121_word_stems.ts';

const store = await openTestStore();
afterAll(() => store.close());

/** Two schools with articles whose words were stored before there were stems. */
const BEFORE = [
  `insert into company (id, label, legal_name, name, short_name, brand) values
    (1, 's', 's', 's', 's', 'default'), (2, 't', 't', 't', 't', 'default')`,
  `insert into article (company_id, id, author_kind, student_id, plate_id, state, version, public_version, words, created_at, published_at)
    select c, c * 10, 'student', 1, 1, 'published', 1, 1, w::tsvector, now(), now() from (values
      (1, 'reading:1A pages:2 错题:1A second:2'), (2, 'stories:2 read:1A')) as t (c, w)`,
];

test('articles that were public before the migration are found by the other forms of their words', async () => {
  await store.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of BEFORE) await sql.raw(statement).execute(db);
    await up(db);
    const found = async (keyword: string) => {
      const query = toSearchQuery(keyword)?.query;
      const { rows } = await sql<{ id: number }>`select id from article where words @@ ${query} order by id`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    };
    expect(await found('reads page')).toEqual([10]);
    expect(await found('READING')).toEqual([10, 20]);
    expect(await found('story')).toEqual([20]);
    expect(await found('错题 second')).toEqual([10]);
    const { rows } = await sql<{ words: string }>`select words::text from article where id = 10`.execute(db);
    // A stem weighs as its word does, a word that is its own stem is stored once.
    expect(rows[0]?.words).toMatch(/'page':\d+ 'pages':2 'read':\d+A 'reading':1A 'second':2 '错题':1A/);
  });
});

import { sql } from 'kysely';
import { toSearchVector } from '../../../apps/server/src/domain/searchWords.ts';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';

/** Boards of the school. */
const PLATES = 8;
/** Different texts; titles differ everywhere. */
const TEXTS = 200;
const SUBJECTS = ['数学', '物理', '化学', '生物', '历史', '地理', '语文', '英语'];
const METHODS = [
  '错题本',
  '思维导图',
  '番茄钟',
  '费曼法',
  '间隔复习',
  '小组讨论',
  '限时训练',
  '课前预习',
  '晨读',
  '手抄',
];
const PLACES = ['图书馆', '操场', '食堂', '宿舍', '地铁', '阳台', '走廊', '公园', '书店', '自习室'];

/** Words that are searched for, by how many articles hold them. */
export const KEYWORDS = {
  /** In every article. */
  every: '复习',
  /** In one of a hundred, and never in fewer than ten. */
  some: 'hundredab',
  /** In ten articles, however many there are. */
  few: 'rareaaaaaab',
} as const;

/** Gives a school published articles of its students, each with a text, words to be found by, and counts. */
export async function fillArticles(store: Store, school: number, count: number): Promise<void> {
  const texts = Array.from({ length: TEXTS }, (_, at) => textOf(at));
  await store.owner.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    await run(sql`set local session_replication_role = replica`);
    await run(sql`create temporary table bench_text (id int primary key, body text, words text) on commit drop`);
    const rows = JSON.stringify(texts.map((body, id) => ({ id, body, words: toSearchVector([], [body]) })));
    await run(sql`insert into bench_text
      select id, body, words from json_to_recordset(${rows}::json) as t (id int, body text, words text)`);
    await run(sql`insert into plate (company_id, id, name, sort)
      select ${school}::bigint, n, '版块' || n, n from generate_series(1, ${PLATES}::int) n`);
    // Made again at the end, which takes a fraction of the time.
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select indexname as name, indexdef as made from pg_indexes
      where tablename = 'article' and indexname <> 'article_pkey'
        and not exists (select 1 from pg_constraint where conname = indexname)`.execute(tx);
    for (const { name } of indexes) await run(sql`drop index ${sql.id(name)}`);
    await run(sql`insert into article (company_id, id, author_kind, student_id, plate_id, state, version, public_version,
        words, created_at, published_at, read_count, like_count, heat, warm_at, is_top, is_featured)
      select ${school}::bigint, n, 'student', (select min(id) from student where company_id = ${school}::bigint) + n % 50,
        1 + n % ${PLATES}::int, 'published', 1, 1,
        (t.words || ' ' || ${letters(sql`n % 100`, 2, 'hundred')} || ':1A ' || ${letters(sql`n % greatest(1, ${count}::int / 10)`, 7, 'rare')}
          || ':1A')::tsvector,
        at, at, heat, 0, heat, at + make_interval(hours => round(36 * log(1 + heat))::int), n % 100000 = 7, n % 50 = 0
      from generate_series(1, ${count}::int) n
        join bench_text t on t.id = n % ${TEXTS}::int
        cross join lateral (select now() - make_interval(secs => n * 30) as at, (n::bigint * 7919 % 10007)::int as heat) made`);
    await run(sql`insert into article_text (company_id, id, article_id, version, state, plate_id, title, content, body,
        is_public, allows_comments, submitted_at, decided_at)
      select ${school}::bigint, n, n, 1, 'published', 1 + n % ${PLATES}::int, '我的复习笔记 ' || n,
        jsonb_build_object('version', 1, 'blocks', jsonb_build_array(jsonb_build_object('kind', 'paragraph', 'text', t.body,
          'marks', '[]'::jsonb))), t.body, true, true, now(), now()
      from generate_series(1, ${count}::int) n join bench_text t on t.id = n % ${TEXTS}::int`);
    for (const { made } of indexes) await run(sql.raw<unknown>(made));
  });
  await sql`vacuum analyze`.execute(store.owner);
}

/** A number in letters behind a beginning: digits would be cut off by the dictionary. */
function letters(number: ReturnType<typeof sql>, length: number, beginning: string) {
  return sql`${beginning}::text || translate(lpad((${number})::text, ${length}::int, '0'), '0123456789', 'abcdefghij')`;
}

function textOf(at: number): string {
  const pick = (words: readonly string[], step: number) => words[(at * step + step) % words.length];
  return Array.from(
    { length: 4 },
    (_, line) =>
      `第${at}篇第${line}段：复习${pick(SUBJECTS, line + 1)}的时候，我在${pick(PLACES, line + 3)}用${pick(METHODS, line + 7)}，先把不会的题挑出来，再看讲义和答案。`,
  ).join('\n');
}

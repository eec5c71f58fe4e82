import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@shuyuan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateTo } from '../db/migrate.ts';
import { readBackup } from '../platform/backup/folder.ts';
import type { Store } from '../platform/data/database.ts';
import { publishArticle } from '../testing/articles.ts';
import { Caller } from '../testing/caller.ts';
import { buildCourse, enrol } from '../testing/catalogue.ts';
import { buildPracticeRecord } from '../testing/practices.ts';
import { createSchool, type School, type StudentCaller } from '../testing/school.ts';
import { makeSite, type Site } from '../testing/site.ts';
import { TEST_NOW } from '../testing/world.ts';
import { operate } from './operate.ts';

const KEY = 'the key of the older site, long enough';
/** Its successors add columns whose values come from the rows, count likes anew, and store the key. */
const LAST = '128_assessment_contacts';
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-older-'));
const backup = join(folder, 'backup');
let older: Site;
let school: School;
let student: StudentCaller;

const run = ({ store, config }: Site, args: readonly string[], changes: Partial<Site['config']> = {}) =>
  operate(args, { store, config: { ...config, ...changes }, now: TEST_NOW });

async function migrationsOf({ owner }: Store): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(owner);
  return rows.map(({ name }) => name);
}

/** A column of all rows of the school, read as row-level security asks. */
function valuesOf({ owner }: Store, table: string, column: string): Promise<unknown[]> {
  return owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${String(school.id)}, true)`.execute(tx);
    const { rows } = await sql<{ value: unknown }>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(
      tx,
    );
    return rows.map(({ value }) => value);
  });
}

beforeAll(async () => {
  older = await makeSite(KEY);
  const app = await older.open();
  school = await createSchool(app);
  student = await school.student({ nickname: '何沐阳' });
  const made = await buildCourse(school);
  await enrol(school, student.id, made);
  const handedIn = { studentId: student.id, made, lessonId: made.lessonIds[0] ?? 0, state: 'finished' } as const;
  await buildPracticeRecord(school, handedIn, { used_s: 900 });
  const { id } = await publishArticle(school, student);
  const like = { company_id: school.id, article_id: id, student_id: student.id, created_at: TEST_NOW };
  await school.withTenant((tx) => tx.insertInto('article_like').values(like).execute());
  await app.close();
  const names = await migrationsOf(older.store);
  await migrateTo(older.store, names.slice(0, names.indexOf(LAST) + 1));
  expect(await valuesOf(older.store, 'article', 'like_count')).toEqual([1]);
});
afterAll(async () => {
  await older.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup of an older schema is restored at that schema, its rows counted, and brought up to date like a database that was there (S14)', async () => {
  await run(older, ['backup', backup]);
  const manifest = await readBackup(backup);
  expect(manifest.migrations.at(-1)).toBe(LAST);
  const tables = new Set(manifest.tables.map(({ name }) => name));
  expect(['practice_record', 'sealed_key', 'sms_hour', 'watch_time'].filter((name) => tables.has(name))).toEqual([
    'practice_record',
  ]);
  const target = await makeSite(KEY);
  try {
    const current = await migrationsOf(target.store);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    expect((await run(target, ['restore', backup])).join()).toContain(`1 schools, ${rows} rows`);
    expect(await migrationsOf(target.store)).toEqual(current);
    expect((await run(target, ['status'])).join('\n')).toContain('Schema: up to date.');
    // What later versions work out of the rows, as the documented user, whom row-level security binds.
    expect(await valuesOf(target.store, 'practice_record', 'worked_s')).toEqual([900]);
    expect(await valuesOf(target.store, 'article', 'like_count')).toEqual([0]);
    const app = await target.open();
    const back = new Caller(app, school.host, student.token);
    expect(await back.ask(contract.account.userInfo)).toMatchObject({ nickname: '何沐阳' });
  } finally {
    await target.remove();
  }
});

test('a backup of a newer schema is refused in words before anything is written (S14)', async () => {
  const [newer, target] = [await makeSite(KEY), await makeSite(KEY)];
  try {
    const app = await newer.open();
    await createSchool(app);
    await app.close();
    const { owner } = newer.store;
    await sql`create table later (id integer primary key)`.execute(owner);
    await sql`insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01T00:00:00.000Z')`.execute(
      owner,
    );
    const path = join(folder, 'newer');
    await run(newer, ['backup', path]);
    const before = await migrationsOf(target.store);
    const dataDir = join(folder, 'untouched');
    await expect(run(target, ['restore', path], { dataDir })).rejects.toThrow(
      /was made by a newer version, or another one: restore it with the version that made it\. Nothing was changed\./,
    );
    expect(existsSync(dataDir)).toBe(false);
    expect(await migrationsOf(target.store)).toEqual(before);
  } finally {
    await newer.remove();
    await target.remove();
  }
});

import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, decodeResult, unwrap, uploadCalls } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup } from '../platform/backup/folder.ts';
import type { Config } from '../platform/core/config/config.ts';
import { StartError } from '../platform/core/startError.ts';
import { BACKUP_LOCK, sweepUploads } from '../platform/files/uploadSweep.ts';
import { folderOf } from '../platform/files/uploads.ts';
import { Caller } from '../testing/caller.ts';
import { buildCourse, enrol } from '../testing/catalogue.ts';
import { buildCode } from '../testing/redemptions.ts';
import { createSchool, type School, type StudentCaller } from '../testing/school.ts';
import { makeSite, type Site } from '../testing/site.ts';
import { cookiesOf, formOf } from '../testing/uploads.ts';
import { TEST_NOW } from '../testing/world.ts';
import { operate } from './operate.ts';

const KEY = 'the key of the first site, long enough';
const NEW_KEY = 'the key after it, also long enough';
const folder = mkdtempSync(join(tmpdir(), 'shuyuan-backup-'));
const backup = join(folder, 'backup');
let source: Site;
let app: FastifyInstance;
let school: School;
let student: StudentCaller;
let code: string;
let picture: string;

const run = ({ store, config }: Site, args: readonly string[], changes: Partial<Config> = {}) =>
  operate(args, { store, config: { ...config, ...changes }, now: TEST_NOW });
const refusal = async (work: Promise<unknown>) => {
  const failure = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  return String(failure);
};
const countSchools = async ({ store }: Site) =>
  Number((await sql<{ n: number }>`select count(*) as n from company`.execute(store.owner)).rows[0]?.n);
/** How many row-level policies are forced, triggers enabled and foreign keys valid. */
const guards = async ({ store }: Site) =>
  (
    await sql`select
      (select count(*) from pg_class where relforcerowsecurity) as forced,
      (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
      (select count(*) from pg_constraint where contype = 'f' and convalidated) as keys`.execute(store.owner)
  ).rows;

beforeAll(async () => {
  source = await makeSite(KEY);
  app = await source.open();
  school = await createSchool(app);
  await createSchool(app);
  student = await school.student({ nickname: '小明\t\\N\n二' });
  await enrol(school, student.id, await buildCourse(school, { course: { title: '圆锥曲线' } }));
  ({ code } = await buildCode(school, app.platform.secrets));
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = await formOf(student.token, { to: 'articleCover', name: 'a.png', bytes, mime: 'image/png' });
  const headers = { host: school.host, 'content-type': form.type };
  const answer = await app.inject({ method: 'POST', url: form.url, headers, payload: form.body });
  expect(answer.statusCode).toBe(200);
  const stored = unwrap(answer.json());
  if (!stored?.ok) throw new Error('the picture is stored');
  picture = (decodeResult(uploadCalls.articleCover, stored.data) as { url: string }).url;
  await run(source, ['backup', backup]);
});
afterAll(async () => {
  await source.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('the restore drill: every row and file is back, byte for byte, and the school answers; status counts them', async () => {
  const target = await makeSite(KEY);
  try {
    const before = await guards(target);
    expect((await run(target, ['restore', backup])).join()).toMatch(
      /^Restored from .*: 2 schools, \d+ rows, 1 files, /,
    );
    expect(await guards(target)).toEqual(before);
    const again = join(folder, 'again');
    await run(target, ['backup', again]);
    const [first, second] = [await readBackup(backup), await readBackup(again)];
    expect(second.tables).toEqual(first.tables);
    expect(second.files).toEqual(first.files);
    expect(first.tables.filter(({ name, rows }) => name === 'student' && rows === 1)).toHaveLength(1);
    const restored = await target.open();
    const back = new Caller(restored, school.host, student.token);
    expect(await back.ask(contract.account.userInfo)).toMatchObject({ nickname: '小明\t\\N\n二' });
    expect(await back.ask(contract.redemptions.redeem, { code })).toMatchObject({ kind: 'credits', amount: 100 });
    const file = await restored.inject({ url: picture, headers: { host: school.host, ...cookiesOf(student) } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    const status = (await run(target, ['status'])).join('\n');
    expect(status).toContain('Schema: up to date.');
    expect(status).toMatch(
      new RegExp(`${school.label} .* · open · 1 students · \\d+ lecturers · \\d+ orders, .* · 1 files`),
    );
    expect(await refusal(run(target, ['restore', backup]))).toMatch(
      /The database has 2 schools: restore into an empty one/,
    );
  } finally {
    await target.remove();
  }
});

describe('a backup that is incomplete or damaged is refused in words, and changes nothing', () => {
  const rowsFile = () => join('rows', String(school.id), 'student.copy');
  const fileOf = (path: string) => join(path, 'files', String(school.id));
  const cases: [string, RegExp, (path: string) => void][] = [
    ['without its last file', /There is no finished backup in/, (path) => rmSync(join(path, 'backup.json'))],
    [
      'with a row more',
      /is damaged: rows\/\d+\/student\.copy/,
      (path) => appendFileSync(join(path, rowsFile()), 'x\n'),
    ],
    ['without a table', /is incomplete: rows\/\d+\/student\.copy is missing/, (path) => rmSync(join(path, rowsFile()))],
    ['without a picture', /is incomplete: files\/\d+\//, (path) => rmSync(fileOf(path), { recursive: true })],
    [
      'with a changed picture',
      /is damaged: files\//,
      (path) => writeFileSync(join(fileOf(path), readdirSync(fileOf(path))[0] ?? ''), 'x'),
    ],
    [
      'with a changed count',
      /backup\.json is damaged/,
      (path) => {
        const file = join(path, 'backup.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": 1,', '"rows": 0,'));
      },
    ],
    ['with an empty last file', /backup\.json is damaged/, (path) => writeFileSync(join(path, 'backup.json'), '{}')],
  ];
  let target: Site;
  beforeAll(async () => {
    target = await makeSite(KEY);
  });
  afterAll(() => target.remove());

  test.each(cases)('%s', async (name, message, damage) => {
    const path = join(folder, name);
    cpSync(backup, path, { recursive: true });
    damage(path);
    expect(await refusal(run(target, ['restore', path]))).toMatch(message);
    expect([await countSchools(target), existsSync(join(target.config.dataDir, 'files'))]).toEqual([0, false]);
  });

  test('one of another SECRET_KEY, unless it is named as an old one; a key re-sealed needs the old one no more', async () => {
    expect(await refusal(run(target, ['restore', backup], { secretKey: NEW_KEY }))).toMatch(
      /sealed with another SECRET_KEY/,
    );
    expect(await countSchools(target)).toBe(0);
    const changed = { secretKey: NEW_KEY, formerSecretKeys: [KEY] };
    await run(target, ['restore', backup], changed);
    await expect(target.open({ secretKey: NEW_KEY })).rejects.toThrow(/SECRET_KEY is not the one/);
    const reading = await target.open(changed);
    expect(await new Caller(reading, school.host, student.token).answer(contract.account.userInfo)).toMatchObject({
      code: 0,
    });
    expect((await run(target, ['reseal'], changed)).join()).toMatch(/is sealed with SECRET_KEY now/);
    expect((await run(target, ['reseal'], changed)).join()).toMatch(/nothing was changed/);
    const later = await target.open({ secretKey: NEW_KEY });
    const redeemed = await new Caller(later, school.host, student.token).ask(contract.redemptions.redeem, { code });
    expect(redeemed).toMatchObject({ kind: 'credits' });
    await expect(target.open()).rejects.toThrow(/SECRET_KEY is not the one/);
  });
});

test('a backup goes into an empty folder only, and not without files that the database names', async () => {
  expect(await refusal(run(source, ['backup', backup]))).toMatch(/is not empty: give each backup a folder of its own/);
  const elsewhere = { dataDir: join(folder, 'elsewhere') };
  const partial = join(folder, 'partial');
  expect(await refusal(run(source, ['backup', partial], elsewhere))).toMatch(
    /1 of 1 uploaded files are not where DATA_DIR/,
  );
  expect(await refusal(run(source, ['restore', partial]))).toMatch(/There is no finished backup/);
  await run(source, ['backup', join(folder, 'lossy'), '--without-missing-files'], elsewhere);
  expect((await readBackup(join(folder, 'lossy'))).files).toEqual([]);
  expect((await run(source, ['status'], elsewhere)).join()).toMatch(/1 of them MISSING/);
  expect(readdirSync(folderOf(source.config.dataDir, school.id))).toHaveLength(1);
});

test('other words are answered by the usage', async () => {
  for (const args of [
    [],
    ['backup'],
    ['restore'],
    ['status', 'x'],
    ['backup', 'a', 'b'],
    ['reseal', 'x'],
    ['backup', 'a', '--x'],
  ])
    expect(await refusal(run(source, args))).toMatch(/Usage: npm run ops -- status/);
});

// The embedded database is one process's: there is nobody to wait for.
test.skipIf(!process.env['TEST_DATABASE_URL'])('the sweep of uploads deletes nothing while a backup runs', async () => {
  const { platform } = app;
  const sweep = async () => {
    await sweepUploads(platform, school.id);
    return readdirSync(folderOf(source.config.dataDir, school.id)).length;
  };
  platform.clock.set(new Date(TEST_NOW.getTime() + 2 * 86_400_000));
  const bulk = await source.store.openBulk();
  await bulk.lock(BACKUP_LOCK);
  expect(await sweep()).toBe(1);
  await bulk.close();
  expect(await sweep()).toBe(0);
});

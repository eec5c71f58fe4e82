import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../boot.ts';
import { mountTinyDisk } from '../../testing/tinyDisk.ts';
import { upload } from '../../testing/uploads.ts';
import { openWorld } from '../../testing/world.ts';
import { readConfig } from '../core/config/config.ts';
import { makeFolder } from '../core/dataFolder.ts';
import { Disk } from '../core/disk.ts';
import { isDiskFull } from '../core/diskFull.ts';
import { StartError } from '../core/startError.ts';

const MB = 1_048_576;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-disk-'));
  folders.push(folder);
  return folder;
}

test('a data folder that cannot be made ends the start in one sentence, also below /proc and a file', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  const places = [join(folder, 'file/data'), join(folder, 'file'), '/proc/shuyuan/data', '/dev/null/data'];
  for (const dataDir of places) {
    const failure = await openStore({ ...readConfig({}), dataDir }).catch((error: unknown) => error);
    expect(failure, dataDir).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/The data folder .* cannot be written to \(E[A-Z]+\): make it writable, or .*\.$/);
  }
  makeFolder(join(folder, 'a/b/c'));
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
});

test('a full disk is known by its codes, on both database engines and through wrappers (S17)', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', '53100']) {
    expect(isDiskFull(new Error('x', { cause: Object.assign(new Error('y'), { code }) }))).toBe(true);
  }
  expect(isDiskFull(new Error('could not extend file "base/5/1": No space left on device'))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(false);
});

test('uploads leave a reserve of the disk free (S17)', async () => {
  await expect(new Disk(newFolder(), 2 ** 60).expectRoom(1)).rejects.toMatchObject({ status: 503 });
  await new Disk(newFolder(), 0).expectRoom(1);
});

const disk = mountTinyDisk(120);
afterAll(() => disk?.unmount());
if (disk) mkdirSync(join(disk.folder, 'data'));

// Without permission to mount, the tests above stand for these with errors made by hand.
describe.skipIf(!disk)('a disk that is really full (S17)', () => {
  const tiny = disk as NonNullable<typeof disk>;
  const uploads = { ...readConfig({}).uploads, diskReserveBytes: 0 };
  const dataDir = join(disk?.folder ?? '', 'data');
  const world = openWorld({ config: { dataDir, uploads } });
  const filesOf = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));

  test('an upload is a 503 in words, /readyz says so, and nothing half-written remains', async () => {
    const school = await world.school();
    const student = await school.student();
    const pdf = { to: 'file', name: 'a.pdf', bytes: Buffer.alloc(2 * MB, '%PDF-1.7\n') } as const;
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const stored = await upload(world, school, student, pdf);
    expect(stored.code).toBe(0);
    const before = filesOf();
    expect((await world.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    // As if the room had gone after the check, so that the write itself fails.
    const { expectRoom } = world.platform.disk;
    for (const room of [expectRoom, async () => {}])
      for (const sent of [pdf, { name: 'a.png', bytes, mime: 'image/png' }]) {
        Object.assign(world.platform.disk, { expectRoom: room });
        tiny.fill(MB);
        const full = await upload(world, school, student, sent);
        expect(full).toMatchObject({ status: 503, body: { message: expect.stringContaining('存储空间已满') } });
        expect(Number(full.headers['retry-after'])).toBeGreaterThan(0);
        expect(filesOf()).toEqual(before);
        tiny.empty();
      }
    Object.assign(world.platform.disk, { expectRoom });
    const ready = await world.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json().message]).toEqual([503, expect.stringContaining('存储空间已满')]);
    expect((await upload(world, school, student, pdf)).code).toBe(0);
  });

  test('the embedded database does not start on it, is not called damaged, and has every row once there is room', async () => {
    const config = { ...readConfig({}), dataDir: join(tiny.folder, 'embedded') };
    const store = await openStore(config);
    await sql`create table stored (words text)`.execute(store.owner);
    tiny.fill(200_000);
    const write = () =>
      sql`insert into stored select md5(random()::text) from generate_series(1, 20000)`.execute(store.owner);
    await expect(write()).rejects.toSatisfy(isDiskFull);
    await store.close();
    for (const free of [0, 10 * MB]) {
      tiny.empty();
      tiny.fill(free);
      const failure = await openStore(config).catch((error: unknown) => error);
      expect(String(failure)).toMatch(
        /^StartError: The disk of .* is full: free at least 24 MB and start again; .*not damaged\.$/,
      );
      expect(String(failure)).not.toMatch(/restore/);
    }
    tiny.empty();
    const again = await openStore(config);
    await sql`select * from stored`.execute(again.owner);
    await again.close();
  });
});

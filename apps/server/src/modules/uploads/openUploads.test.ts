import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contract, ResultCode } from '@shuyuan/contract';
import { CHUNK_MAX_BYTES } from '@shuyuan/rules';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/core/config/config.ts';
import { sweep } from '../../platform/work/retention.ts';
import { RETENTION } from '../../retention.ts';
import { announce, type SentChunk, sendChunk } from '../../testing/chunks.ts';
import { mp3Of } from '../../testing/media.ts';
import type { School } from '../../testing/school.ts';
import { readFileAs } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { OPEN_MAX } from './openUploads.ts';

const MB = 1_048_576;
const world = openWorld({
  config: { uploads: { ...readConfig({}).uploads, personBytes: 40 * MB, schoolBytes: 60 * MB } },
});
const { openUploads } = contract;

/** A sound that is longer than two chunks, and where it is cut in these tests. */
const SOUND = Buffer.concat([mp3Of(2, 70_000), Buffer.alloc(9 * MB, 7)]);
const CUTS = [0, CHUNK_MAX_BYTES, 2 * CHUNK_MAX_BYTES, SOUND.length] as const;
const piece = (at: 0 | 1 | 2): Pick<SentChunk, 'offset' | 'bytes'> => ({
  offset: CUTS[at],
  bytes: SOUND.subarray(CUTS[at], CUTS[at + 1]),
});

async function somebody() {
  const school = await world.school();
  return { school, student: await school.student() };
}

/** Files of a school by their endings. */
function endingsOf({ id }: School): string[] {
  const folder = join(world.platform.config.dataDir, 'files', String(id));
  return existsSync(folder) ? readdirSync(folder).map((name) => name.slice(name.lastIndexOf('.'))) : [];
}

function pathOf({ id }: School, ending: string): string {
  const folder = join(world.platform.config.dataDir, 'files', String(id));
  return join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? 'none');
}

describe('a file in chunks (product.md 4.21)', () => {
  test('arrives chunk by chunk, is judged by its content, and reads as it was sent (U1, I21)', async () => {
    const { school, student } = await somebody();
    const { id, offset } = await announce(student, SOUND);
    expect(offset).toBe(0);
    for (const at of [0, 1, 2] as const) {
      expect(await sendChunk(world, school, student, { id, ...piece(at) })).toMatchObject({ offset: CUTS[at + 1] });
    }
    const file = await student.ask(openUploads.finish, { id });
    expect(file).toMatchObject({ name: '讲评录音.mp3', bytes: SOUND.length });
    const read = await readFileAs(world, school, { url: file.url, token: student.token });
    expect(createHash('sha256').update(read.rawPayload).digest('hex')).toBe(
      createHash('sha256').update(SOUND).digest('hex'),
    );
    expect(endingsOf(school)).toEqual(['.mp3']);
    // The answer was lost: asked again, it is the same file.
    expect(await student.ask(openUploads.finish, { id })).toMatchObject({ id: file.id });
    expect(await student.ask(openUploads.find, { id })).toEqual({ id, offset: SOUND.length });
  });

  test('goes on where it stopped when the same file is announced again, by its owner alone', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND);
    await sendChunk(world, school, student, { id, ...piece(0) });
    expect(await announce(student, SOUND)).toEqual({ id, offset: CHUNK_MAX_BYTES });
    expect(await announce(await school.student(), SOUND)).toMatchObject({ offset: 0 });
    expect(await announce(student, SOUND, { fingerprint: 'another' })).toMatchObject({ offset: 0 });
  });

  test('of a chunk at another offset nothing is added; the server says where it stands', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND);
    expect(await sendChunk(world, school, student, { id, ...piece(1) })).toMatchObject({
      code: ResultCode.chunkElsewhere,
    });
    await sendChunk(world, school, student, { id, ...piece(0) });
    // Its answer was lost, and it is sent again.
    expect(await sendChunk(world, school, student, { id, ...piece(0) })).toMatchObject({
      code: ResultCode.chunkElsewhere,
    });
    expect(await student.ask(openUploads.find, { id })).toMatchObject({ offset: CHUNK_MAX_BYTES });
    expect(await student.answer(openUploads.finish, { id })).toMatchObject({ code: ResultCode.chunkElsewhere });
    expect(endingsOf(school)).toEqual(['.part']);
  });

  test('a chunk that was changed on its way, or is longer than the file, is refused and leaves nothing', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND, { bytes: 8 * MB });
    const changed = { id, ...piece(0), checksum: 'f'.repeat(64) };
    expect(await sendChunk(world, school, student, changed)).toMatchObject({ code: ResultCode.chunkElsewhere });
    expect(await sendChunk(world, school, student, { ...changed, checksum: 'x' })).toMatchObject({ status: 422 });
    await sendChunk(world, school, student, { id, ...piece(0) });
    await sendChunk(world, school, student, { id, ...piece(1) });
    const beyond = { id, offset: 8 * MB, bytes: Buffer.alloc(1) };
    expect(await sendChunk(world, school, student, beyond)).toMatchObject({ code: ResultCode.fileTooBig });
    const long = { id, offset: 8 * MB, bytes: Buffer.alloc(CHUNK_MAX_BYTES + 1) };
    expect((await sendChunk(world, school, student, long)).offset).toBeNull();
    expect(endingsOf(school)).toEqual(['.part']);
  });

  test('what is no file of its kind is refused when it is whole, and deleted (U1)', async () => {
    const { school, student } = await somebody();
    const page = Buffer.from(`<html>${' '.repeat(100)}</html>`);
    const { id } = await announce(student, page);
    await sendChunk(world, school, student, { id, offset: 0, bytes: page });
    expect(await student.answer(openUploads.finish, { id })).toMatchObject({ code: ResultCode.fileFormat });
    expect(endingsOf(school)).toEqual([]);
    expect(await student.answer(openUploads.find, { id })).toMatchObject({ status: 404 });
  });

  test('an upload of another student is missing in every call (Z1)', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND);
    const other = await school.student();
    expect(await sendChunk(world, school, other, { id, ...piece(0) })).toMatchObject({ status: 404 });
    for (const call of [openUploads.find, openUploads.finish, openUploads.discard]) {
      expect(await other.answer(call, { id })).toMatchObject({ status: 404 });
    }
    expect(await sendChunk(world, school, { token: '' }, { id, ...piece(0) })).toMatchObject({ code: -1 });
    expect(await sendChunk(world, school, student, { id, ...piece(0) })).toMatchObject({ offset: CHUNK_MAX_BYTES });
  });
});

describe('what a person may have open (U2, U11)', () => {
  test('the limits of the kind hold when a file is announced', async () => {
    const { student } = await somebody();
    const open = (over: Parameters<typeof announce>[2]) =>
      student.answer(openUploads.open, {
        slot: 'attachAudio',
        name: 'a.mp3',
        mime: '',
        bytes: 1,
        fingerprint: 'f',
        ...over,
      });
    expect(await open({ bytes: 100 * MB + 1 })).toMatchObject({ code: ResultCode.fileTooBig });
    expect(await open({ name: 'a.exe' })).toMatchObject({ code: ResultCode.fileFormat });
    expect(await open({ name: 'a.mp4' })).toMatchObject({ code: ResultCode.fileFormat });
  });

  test('announced bytes are reserved for the person, those that came for the school, and freed with the upload', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND, { bytes: 39 * MB });
    const next = { slot: 'attachAudio', name: 'b.mp3', mime: '', bytes: 2 * MB, fingerprint: 'b' } as const;
    expect(await student.answer(openUploads.open, next)).toMatchObject({ code: ResultCode.personStorageFull });
    const other = await school.student();
    const large = { ...next, bytes: 22 * MB };
    expect(await other.answer(openUploads.open, large)).toMatchObject({ code: 0 });
    const all = { ...next, fingerprint: 'c', bytes: 39 * MB };
    await sendChunk(world, school, student, { id, ...piece(0) });
    expect(await (await school.student()).answer(openUploads.open, all)).toMatchObject({ code: 0 });
    await student.ask(openUploads.discard, { id });
    expect(endingsOf(school)).toEqual([]);
    expect(await student.answer(openUploads.open, next)).toMatchObject({ code: 0 });
    expect(await other.answer(openUploads.open, large)).toMatchObject({ code: 0 });
  });

  test('one more than may be open takes the place of the one that was left alone, and waits while all of them move', async () => {
    const { student } = await somebody();
    const open = (at: number) =>
      student.answer(openUploads.open, { slot: 'file', name: 'a.pdf', mime: '', bytes: MB, fingerprint: `f${at}` });
    const opened = [];
    for (let at = 0; at < OPEN_MAX; at += 1) {
      const { data } = await open(at);
      if (!data) throw new Error('a place is free');
      opened.push(data.id);
    }
    expect(await open(OPEN_MAX)).toMatchObject({ status: 429 });
    world.clock.set(new Date(TEST_NOW.getTime() + 60_000));
    expect(await open(OPEN_MAX)).toMatchObject({ code: 0 });
    expect(await student.answer(openUploads.find, { id: opened[0] ?? 0 })).toMatchObject({ status: 404 });
    expect(await student.answer(openUploads.find, { id: opened[1] ?? 0 })).toMatchObject({ code: 0 });
    world.clock.set(TEST_NOW);
  });

  test('many announcements without a byte take no room of the school, and end after an hour (U11, S11)', async () => {
    const { school, student } = await somebody();
    const silent = await school.student();
    for (const bytes of [19 * MB, 20 * MB]) await announce(silent, Buffer.alloc(bytes), { fingerprint: `${bytes}` });
    const greedy = await school.student();
    await announce(greedy, Buffer.alloc(39 * MB));
    const { id } = await announce(student, SOUND);
    for (const at of [0, 1, 2] as const) await sendChunk(world, school, student, { id, ...piece(at) });
    expect(await student.answer(openUploads.finish, { id })).toMatchObject({ code: 0 });
    const moving = await announce(student, SOUND, { fingerprint: 'moving' });
    await sendChunk(world, school, student, { id: moving.id, ...piece(0) });
    world.clock.set(new Date(TEST_NOW.getTime() + 3_600_001));
    await sweep(world.platform, RETENTION);
    world.clock.set(TEST_NOW);
    const open = await school.withTenant((tx) =>
      tx.selectFrom('open_upload').select('id').where('upload_id', 'is', null).execute(),
    );
    expect(open).toEqual([{ id: moving.id }]);
  });

  test('a chunk for which the school has no room any more is refused, and its offset stays (U11)', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND);
    const others = { company_id: school.id, owner_kind: 'lecturer' as const, owner_id: 1, kind: 'file' as const };
    const file = { name: 'a.pdf', path: `u/${'a'.repeat(32)}.pdf`, media_type: 'application/pdf' };
    await school.withTenant((tx) =>
      tx
        .insertInto('upload')
        .values({ ...others, ...file, bytes: 58 * MB, created_at: TEST_NOW })
        .execute(),
    );
    const refused = { code: ResultCode.schoolStorageFull };
    expect(await sendChunk(world, school, student, { id, ...piece(0) })).toMatchObject(refused);
    expect(await student.ask(openUploads.find, { id })).toEqual({ id, offset: 0 });
  });

  test('what nobody goes on sending is gone after a day, with its bytes (S11)', async () => {
    const { school, student } = await somebody();
    const { id } = await announce(student, SOUND);
    await sendChunk(world, school, student, { id, ...piece(0) });
    utimesSync(pathOf(school, '.part'), 0, 0);
    world.clock.set(new Date(TEST_NOW.getTime() + 86_400_001));
    await sweep(world.platform, RETENTION);
    world.clock.set(TEST_NOW);
    expect(endingsOf(school)).toEqual([]);
    expect(await student.answer(openUploads.find, { id })).toMatchObject({ status: 404 });
  });
});

import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { announce, chunkForm, sendChunk } from '../../testing/chunks.ts';
import { mp3Of } from '../../testing/media.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { listen } from '../../testing/sockets.ts';
import { openWorld } from '../../testing/world.ts';
import { SILENT_MS, Writers } from './writers.ts';

const KB = 1_024;
const world = openWorld();
const { openUploads } = contract;

/** A sound, and the middle at which it is cut in these tests. */
const SOUND = Buffer.concat([mp3Of(2, 70_000), Buffer.alloc(500 * KB, 7)]);
const MIDDLE = 200 * KB;
const FIRST = { offset: 0, bytes: SOUND.subarray(0, MIDDLE) };
const REST = { offset: MIDDLE, bytes: SOUND.subarray(MIDDLE) };

async function begun() {
  const school = await world.school();
  const student = await school.student();
  const { id } = await announce(student, SOUND);
  return { school, student, id, send: (chunk: typeof FIRST) => sendChunk(world, school, student, { id, ...chunk }) };
}

function filesOf({ id }: School): string[] {
  const folder = join(world.platform.config.dataDir, 'files', String(id));
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

const incomingOf = (school: School) => filesOf(school).filter((path) => path.endsWith('.incoming'));

/** Sends the beginning of a chunk over a socket, and waits until the server writes it; `stop` cuts the connection. */
async function beginChunk(school: School, student: StudentCaller, chunk: typeof FIRST & { id: number }) {
  const { body, type, url } = await chunkForm(student.token, chunk);
  if (!world.app.server.listening) await listen(world.app);
  const { port } = world.app.server.address() as AddressInfo;
  const headers = { host: school.host, 'content-type': type, 'content-length': body.length };
  const sending = request({ host: '127.0.0.1', port, path: url, method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(body.subarray(0, body.length - 1_000));
  await expect.poll(() => incomingOf(school)).toHaveLength(1);
  return () => sending.destroy();
}

describe('a chunk and what may befall it (product.md 4.21, I21, U11)', () => {
  test('a connection that is cut in the middle adds nothing, and the upload goes on from its offset', async () => {
    const { school, student, id, send } = await begun();
    await send(FIRST);
    const cut = await beginChunk(school, student, { id, ...REST });
    cut();
    await expect.poll(() => incomingOf(school)).toEqual([]);
    expect(await student.ask(openUploads.find, { id })).toEqual({ id, offset: MIDDLE });
    expect(await send(REST)).toMatchObject({ offset: SOUND.length });
    expect(await student.ask(openUploads.finish, { id })).toMatchObject({ bytes: SOUND.length });
  });

  test('a second chunk of the same person waits while one arrives, and is told when to come back', async () => {
    const { school, student, id, send } = await begun();
    const cut = await beginChunk(school, student, { id, ...FIRST });
    expect(await send(FIRST)).toMatchObject({ status: 429 });
    cut();
    await expect.poll(() => incomingOf(school)).toEqual([]);
    expect(await send(FIRST)).toMatchObject({ offset: MIDDLE });
  });

  test('of two that finish a file at once both have the same file', async () => {
    const { school, student, id, send } = await begun();
    await send(FIRST);
    await send(REST);
    const answers = await Promise.all([1, 2].map(() => student.answer(openUploads.finish, { id })));
    const stored = new Set(answers.flatMap(({ data }) => data?.id ?? []));
    expect(stored.size).toBe(1);
    for (const { status, code } of answers) expect(status === 429 || code === 0).toBe(true);
    expect(filesOf(school)).toHaveLength(1);
  });

  test.each([
    ['deleted', (path: string) => rmSync(path)],
    ['cut off', (path: string) => truncateSync(path, 10)],
  ])('bytes that were %s from the disk are missing: the upload is over and begins anew', async (_, damage) => {
    const { school, student, id, send } = await begun();
    await send(FIRST);
    for (const path of filesOf(school)) damage(path);
    expect(await send(REST)).toMatchObject({ status: 404 });
    expect(await student.answer(openUploads.find, { id })).toMatchObject({ status: 404 });
    await expect.poll(() => filesOf(school)).toEqual([]);
    expect(await announce(student, SOUND)).toMatchObject({ offset: 0 });
  });

  test('a chunk beyond the size that was announced is refused, and what has arrived stays', async () => {
    const { student, send, id } = await begun();
    await send(FIRST);
    const long = { offset: MIDDLE, bytes: Buffer.alloc(SOUND.length) };
    expect(await send(long)).toMatchObject({ code: ResultCode.fileTooBig });
    expect(await student.ask(openUploads.find, { id })).toEqual({ id, offset: MIDDLE });
  });
});

describe('who writes (U11)', () => {
  test('a connection that has been silent for five seconds gives its place to the next one of its person', () => {
    let now = 0;
    const stopped: string[] = [];
    const writers = new Writers(() => now);
    const old = writers.begin('1 student 5', () => stopped.push('old'));
    expect(() => writers.begin('1 student 5', () => {})).toThrow();
    now = SILENT_MS - 1;
    old.received();
    now += SILENT_MS - 1;
    expect(() => writers.begin('1 student 5', () => {})).toThrow();
    writers.begin('1 student 6', () => {}).end();
    now += 1;
    const next = writers.begin('1 student 5', () => stopped.push('next'));
    expect(stopped).toEqual(['old']);
    // The end of the old one does not free the place of the new one.
    old.end();
    expect(() => writers.begin('1 student 5', () => {})).toThrow();
    next.end();
    writers.begin('1 student 5', () => {}).end();
  });
});

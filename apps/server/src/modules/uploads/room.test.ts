import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { contract, ResultCode } from '@shuyuan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/core/config/config.ts';
import { mp3Of } from '../../testing/media.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { formOf, upload } from '../../testing/uploads.ts';
import { openWorld } from '../../testing/world.ts';

const MB = 1_048_576;
const world = openWorld({
  config: { uploads: { ...readConfig({}).uploads, personBytes: 4_096 * MB, schoolBytes: 210 * MB } },
});
const { openUploads } = contract;

let address = '';
beforeAll(async () => {
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.app.server.closeAllConnections());

const soundOf = (bytes: number) => ({
  to: 'attachAudio' as const,
  name: 'a.mp3',
  bytes: Buffer.concat([mp3Of(2, 70_000), Buffer.alloc(bytes - mp3Of(2, 70_000).length, 7)]),
});

async function reservedIn(school: School): Promise<number[]> {
  const rows = await school.withTenant((tx) => tx.selectFrom('upload_reservation').select('bytes').execute());
  return rows.map(({ bytes }) => bytes);
}

/** Announces a file of so many bytes in the length of a request, and sends so many of them. */
async function begin(school: School, student: StudentCaller, { announced, sent }: { announced: number; sent: number }) {
  const { body, type, url } = await formOf(student.token, soundOf(sent + 100_000));
  const headers = { host: school.host, 'content-type': type, 'content-length': announced };
  const sending = request(address + url, { method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(body.subarray(0, sent));
  return { stop: () => sending.destroy() };
}

test('ten announcements of 200 MB and a request of 100 MB, without a byte, leave their room to another student (U11)', async () => {
  const school = await world.school();
  const [silent, other] = [await school.student(), await school.student()];
  for (let n = 0; n < 10; n += 1) {
    const input = { slot: 'attachVideo', name: 'a.mp4', mime: '', bytes: 200 * MB, fingerprint: `f${n}` } as const;
    expect(await silent.answer(openUploads.open, input)).toMatchObject({ code: 0 });
  }
  const { stop } = await begin(school, silent, { announced: 100 * MB, sent: 2_000 });
  await expect.poll(() => reservedIn(school)).toEqual([262_144]);
  const second = await begin(school, await school.student(), { announced: 100 * MB, sent: 2_000 });
  const third = await begin(school, await school.student(), { announced: 100 * MB, sent: 2_000 });
  await expect.poll(() => reservedIn(school)).toHaveLength(3);
  expect((await upload(world, school, other, soundOf(20 * MB))).code).toBe(0);
  for (const one of [{ stop }, second, third]) one.stop();
  await expect.poll(() => reservedIn(school)).toEqual([]);
});

test('room is reserved as bytes arrive, and given back when they stop coming (U11)', async () => {
  const school = await world.school();
  const [slow, other] = [await school.student(), await school.student()];
  const { stop } = await begin(school, slow, { announced: 100 * MB, sent: 12 * MB });
  const reserved = async () => (await reservedIn(school))[0] ?? 0;
  await expect.poll(reserved).toBeGreaterThan(11 * MB);
  expect(await reserved()).toBeLessThanOrEqual(20 * MB);
  stop();
  await expect.poll(() => reservedIn(school)).toEqual([]);
  expect((await upload(world, school, other, soundOf(90 * MB))).code).toBe(0);
  expect(await reservedIn(school)).toEqual([]);
});

test('a file for which the room ends while it arrives is refused with words, and leaves nothing (U11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { body, type, url } = await formOf(student.token, soundOf(30 * MB));
  const headers = { host: school.host, 'content-type': type, 'content-length': body.length };
  const sending = request(address + url, { method: 'POST', headers });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(body.subarray(0, MB));
  await expect.poll(async () => (await reservedIn(school))[0] ?? 0).toBeGreaterThanOrEqual(MB);
  const others = { company_id: school.id, owner_kind: 'lecturer' as const, owner_id: 1, kind: 'file' as const };
  const file = { name: 'a.pdf', path: `u/${'a'.repeat(32)}.pdf`, media_type: 'application/pdf' };
  const filled = { ...others, ...file, bytes: 200 * MB, created_at: world.clock.now() };
  await school.withTenant((tx) => tx.insertInto('upload').values(filled).execute());
  sending.end(body.subarray(MB));
  const [response] = await answered;
  expect(await json(response)).toMatchObject({ code: ResultCode.schoolStorageFull });
  expect(await reservedIn(school)).toEqual([]);
  const stored = await school.withTenant((tx) => tx.selectFrom('upload').select('bytes').execute());
  expect(stored).toEqual([{ bytes: 200 * MB }]);
});

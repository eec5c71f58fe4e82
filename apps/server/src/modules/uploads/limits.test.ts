import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ResultCode } from '@shuyuan/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/core/config/config.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { formOf, type Sent, upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const KB = 1_024;
const world = openWorld({
  config: {
    uploads: {
      ...readConfig({}).uploads,
      decoders: 1,
      personBytes: 100 * KB,
      schoolBytes: 150 * KB,
      decodedBytes: 40_000,
    },
  },
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const pdf = (bytes: number): Sent => ({
  to: 'file',
  name: 'a.pdf',
  bytes: Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]),
});

/** What lies in the store of a school. */
function filesOf({ id }: School): string[] {
  const folder = join(world.platform.config.dataDir, 'files', String(id));
  return existsSync(folder) ? readdirSync(folder) : [];
}

function reservationsOf(school: School) {
  return school.withTenant((tx) => tx.selectFrom('upload_reservation').select(['owner_id', 'bytes']).execute());
}

/** Sends the beginning of an upload and waits until its bytes are reserved; `stop` breaks it off. */
async function begin(school: School, student: StudentCaller, sent: Sent) {
  const { body, type, url } = await formOf(student.token, sent);
  const address = world.app.server.listening
    ? `http://127.0.0.1:${(world.app.server.address() as { port: number }).port}`
    : await world.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { host: school.host, 'content-type': type, 'content-length': body.length };
  const sending = request(address + url, { method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(body.subarray(0, body.length - 1_000));
  await expect.poll(() => reservationsOf(school)).toHaveLength(1);
  return { bytes: body.length, stop: () => sending.destroy() };
}

test('bytes are reserved before the first one arrives, one file of a person at a time (U11)', async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const { bytes, stop } = await begin(school, student, pdf(50 * KB));
  expect(await reservationsOf(school)).toEqual([{ owner_id: student.id, bytes }]);
  const second = await upload(world, school, student, pdf(KB));
  expect(second).toMatchObject({ status: 429, body: { message: '上一个文件还在上传，请等它完成后再传' } });
  expect((await upload(world, school, other, pdf(KB))).code).toBe(0);
  stop();
  await expect.poll(() => reservationsOf(school)).toEqual([]);
  expect((await upload(world, school, student, pdf(KB))).code).toBe(0);
  expect(filesOf(school)).toHaveLength(2);
});

test('the reservation of a process that died is free after a minute (U11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const row = { company_id: school.id, owner_kind: 'student', owner_id: student.id, bytes: KB } as const;
  const left = { ...row, expires_at: new Date(TEST_NOW.getTime() + 60_000) };
  await school.withTenant((tx) => tx.insertInto('upload_reservation').values(left).execute());
  expect(await upload(world, school, student, pdf(KB))).toMatchObject({ status: 429 });
  world.clock.set(new Date(TEST_NOW.getTime() + 60_001));
  expect((await upload(world, school, student, pdf(KB))).code).toBe(0);
  world.clock.set(TEST_NOW);
  expect(await reservationsOf(school)).toEqual([]);
});

test('a person and a school have so much room for files, and are told when it is used up (U11)', async () => {
  const school = await world.school();
  const [first, second] = [await school.student(), await school.student()];
  expect((await upload(world, school, first, pdf(60 * KB))).code).toBe(0);
  const mine = await upload(world, school, first, pdf(60 * KB));
  expect(mine).toMatchObject({ status: 200, code: ResultCode.personStorageFull });
  expect(mine.body['msg']).toBe('您的文件空间已用完，请联系学校');
  expect((await upload(world, school, second, pdf(60 * KB))).code).toBe(0);
  const ours = await upload(world, school, second, pdf(35 * KB));
  expect(ours).toMatchObject({ status: 200, code: ResultCode.schoolStorageFull });
  expect(await reservationsOf(school)).toEqual([]);
  expect(filesOf(school)).toHaveLength(2);
});

test('what others of the school are sending counts before it has arrived (U11)', async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const { stop } = await begin(school, student, pdf(80 * KB));
  expect(await upload(world, school, other, pdf(80 * KB))).toMatchObject({ code: ResultCode.schoolStorageFull });
  stop();
  await expect.poll(() => reservationsOf(school)).toEqual([]);
  expect((await upload(world, school, other, pdf(80 * KB))).code).toBe(0);
});

test('a body that announces no length is reserved as the most of its kind (U11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { body, type, url } = await formOf(student.token, pdf(KB));
  const headers = { host: school.host, 'content-type': type, 'transfer-encoding': 'chunked' };
  const answer = await world.app.inject({ method: 'POST', url, headers, payload: body });
  expect(answer.json()).toMatchObject({ code: ResultCode.personStorageFull });
  await expect.poll(() => filesOf(school)).toEqual([]);
});

test('a picture is judged by its decoded bytes: width × height × channels × depth (U11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const send = async (channels: 3 | 4, depth: 'uchar' | 'ushort') => {
    const image = sharp({
      create: { width: 100, height: 100, channels, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    });
    const bytes = await (depth === 'ushort' ? image.toColourspace('rgb16') : image).png().toBuffer();
    return (await upload(world, school, student, { name: 'a.png', bytes, mime: 'image/png' })).status;
  };
  expect([await send(3, 'uchar'), await send(4, 'uchar'), await send(3, 'ushort')]).toEqual([200, 200, 422]);
});

test('a header that states less than the picture has is found out by the decoder (U11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const bytes = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const lying = Buffer.from(bytes);
  lying.writeUInt32BE(10, 16);
  lying.writeUInt32BE(10, 20);
  const answer = await upload(world, school, student, { name: 'a.png', bytes: lying, mime: 'image/png' });
  expect(answer).toMatchObject({ code: ResultCode.fileFormat });
  await expect.poll(() => filesOf(school)).toEqual([]);
});

test('a full queue of pictures, and a picture process that dies, are a 503 with Retry-After; the server goes on (U11)', async () => {
  const school = await world.school();
  const students = await Promise.all(Array.from({ length: 12 }, () => school.student()));
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = { name: 'a.png', bytes, mime: 'image/png' };
  const { pictures } = world.app;
  const send = () => Promise.all(students.map((student) => upload(world, school, student, sent)));
  // Stopped, so that its queue fills: one at a time, and of the sixteen that wait a school has eight.
  await upload(world, school, await school.student(), sent);
  for (const pid of pictures.pids) process.kill(pid, 'SIGSTOP');
  const all = send();
  await expect.poll(() => pictures.hasPlace(school.id)).toBe(false);
  const late = await upload(world, school, await school.student(), sent);
  expect(late).toMatchObject({ status: 503, body: { message: '正在处理的图片较多，请稍候再传' } });
  expect(late.headers['retry-after']).toBe('5');
  expect((await world.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  for (const pid of pictures.pids) process.kill(pid, 'SIGKILL');
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await reservationsOf(school)).toEqual([]);
  expect(filesOf(school).filter((name) => !name.endsWith('.png'))).toEqual([]);
  expect((await upload(world, school, await school.student(), sent)).code).toBe(0);
});

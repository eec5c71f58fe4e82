import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chat, ResultCode } from '@shuyuan/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../platform/work/retention.ts';
import { RETENTION } from '../../retention.ts';
import { openTalk } from '../../testing/chat.ts';
import type { School } from '../../testing/school.ts';
import { cookiesOf, formOf, readFileAs, type Sent, SIGNED_PNG, upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { docxOf, zipOf } from '../../testing/zip.ts';

const world = openWorld();
const MB = 1_048_576;

const painted = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const pngOf = (width?: number, height?: number) => painted(width, height).png().toBuffer();
const png = (bytes: Uint8Array, name = '板书.png'): Sent => ({ name, bytes, mime: 'image/png' });
const doc = (name: string, bytes: Uint8Array): Sent => ({ to: 'file', name, bytes });
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function somebody() {
  const school = await world.school();
  return { school, student: await school.student() };
}

/** What lies in the store of a school. */
function filesOf({ id }: School): string[] {
  const folder = join(world.platform.config.dataDir, 'files', String(id));
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Reads a file as the browser of a student. */
function fetchFile(
  { school, student }: { school: Pick<School, 'host'>; student: { token: string } },
  url?: string,
  headers: Record<string, string> = {},
) {
  return readFileAs(world, school, { url, token: student.token, headers });
}

describe('pictures', () => {
  test('a picture is stored under a name of 128 random bits and served to its reader (U5, U6)', async () => {
    const { school, student } = await somebody();
    const { file, body } = await upload(world, school, student, png(await pngOf()));
    expect(body).toMatchObject({ code: 0, state: 'success' });
    expect(file).toMatchObject({ name: '板书.png', width: 40, height: 30 });
    expect(file?.url).toMatch(SIGNED_PNG);
    const answer = await fetchFile({ school, student }, file?.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': "inline; filename*=UTF-8''%E6%9D%BF%E4%B9%A6.png",
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.rawPayload).toHaveLength(file?.bytes ?? 0);
  });

  test('a picture is drawn anew: upright, without where it was taken and by what (U3)', async () => {
    const { school, student } = await somebody();
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } };
    const bytes = await painted().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    expect(bytes.includes('SecretCamera')).toBe(true);
    const { file } = await upload(world, school, student, { name: 'IMG_1.jpeg', bytes, mime: 'image/jpeg' });
    expect(file).toMatchObject({ name: 'IMG_1.jpeg', width: 30, height: 40 });
    const { rawPayload } = await fetchFile({ school, student }, file?.url);
    expect(rawPayload.includes('SecretCamera')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test('what is not a picture is refused by its bytes, whatever it is called, and nothing stays (U1)', async () => {
    const { school, student } = await somebody();
    const image = await pngOf();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const wrong: Sent[] = [
      png(Buffer.from('<html><script>alert(1)</script></html>')),
      png(svg),
      { name: 'x.svg', bytes: svg, mime: 'image/svg+xml' },
      png(await painted().jpeg().toBuffer()),
      png(await painted().gif().toBuffer()),
      png(image.subarray(0, 60)),
      png(Buffer.from('MZ\u0090\u0000'), 'game.exe'),
      { ...png(image), mime: 'text/html' },
      png(image, 'noending'),
      png(Buffer.alloc(0)),
    ];
    for (const sent of wrong) {
      expect(await upload(world, school, student, sent)).toMatchObject({ status: 200, code: ResultCode.fileFormat });
    }
    await expect.poll(() => filesOf(school)).toEqual([]);
  });

  test('a picture of more than 50 megapixels is refused by its header, in words, before it is decoded (U3, U11)', async () => {
    const { school, student } = await somebody();
    const huge = await pngOf(10_000, 5_001);
    expect(huge.length).toBeLessThan(3 * MB);
    const rows = await painted(10_000, 5_001).jpeg().toBuffer();
    const sent = [png(huge), png(await pngOf(16_385, 1)), { name: 'x.jpg', bytes: rows, mime: 'image/jpeg' }];
    for (const each of sent) {
      const answer = await upload(world, school, student, each);
      expect(answer).toMatchObject({ status: 422, body: { message: '图片的像素尺寸过大，请缩小后再上传' } });
    }
    await expect.poll(() => filesOf(school)).toEqual([]);
  });

  test('3 MB are taken, a byte more is not (U2)', async () => {
    const { school, student } = await somebody();
    const image = await pngOf();
    // Bytes behind the end of a picture belong to nothing, and do not survive.
    const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)]);
    const { file } = await upload(world, school, student, png(padded(3 * MB)));
    expect(file?.bytes).toBeLessThan(10_000);
    const refusal = await upload(world, school, student, png(padded(3 * MB + 1)));
    expect(refusal).toMatchObject({ code: ResultCode.fileTooBig, body: { state: 'fail' } });
    const far = await upload(world, school, student, png(padded(4 * MB)));
    expect(far).toMatchObject({ code: ResultCode.fileTooBig });
    expect(filesOf(school)).toHaveLength(1);
  });
});

describe('documents', () => {
  test('documents are saved by their own name, never shown (U5)', async () => {
    const { school, student } = await somebody();
    const sent = doc("讲义(1)'.docx", docxOf());
    const { file } = await upload(world, school, student, sent);
    expect(file).toEqual({ ...file, name: "讲义(1)'.docx", bytes: sent.bytes.length });
    const answer = await fetchFile({ school, student }, file?.url);
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%E8%AE%B2%E4%B9%89%281%29%27.docx",
    );
    expect(answer.rawPayload.equals(sent.bytes)).toBe(true);
    expect((await upload(world, school, student, doc('讲义.pdf', PDF))).code).toBe(0);
  });

  test('macros, passwords, links, paths and bombs in Office files are refused (U4)', async () => {
    const { school, student } = await somebody();
    const many = Array.from({ length: 5_000 }, (_, at) => ({ name: `word/${at}.xml` }));
    const wrong: Sent[] = [
      doc('a.docx', docxOf({ name: 'word/vbaProject.bin' })),
      doc('a.docx', docxOf({ name: 'word/a.xml', flags: 1 })),
      doc('a.docx', docxOf({ name: 'word/a.xml', mode: 0o120777 })),
      doc('a.docx', docxOf({ name: '../../etc/passwd' })),
      doc('a.docx', docxOf({ name: '/etc/passwd' })),
      doc('a.docx', docxOf({ name: 'word/bomb.xml', claims: 201 * MB })),
      doc('a.docx', docxOf({ name: 'word/bomb.xml', claims: 1 * MB })),
      doc('a.docx', docxOf(...many)),
      doc('a.docx', docxOf().subarray(0, 80)),
      doc('a.xlsx', docxOf()),
      doc('a.docx', zipOf([{ name: 'a.txt', text: 'only a zip' }])),
      doc('a.zip', docxOf()),
      doc('a.pdf', docxOf()),
      doc('a.docx', PDF),
      doc('a.html', Buffer.from('<html></html>')),
    ];
    for (const sent of wrong) {
      expect(await upload(world, school, student, sent), sent.name).toMatchObject({ code: ResultCode.fileFormat });
    }
    await expect.poll(() => filesOf(school)).toEqual([]);
  });

  test('an older document names its text, and no macros', async () => {
    const { school, student } = await somebody();
    const cfb = (...names: string[]) => {
      const head = Buffer.alloc(512);
      head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
      return Buffer.concat([head, ...names.map((name) => Buffer.from(name, 'utf16le')), Buffer.alloc(512)]);
    };
    expect((await upload(world, school, student, doc('旧.doc', cfb('WordDocument')))).code).toBe(0);
    for (const bytes of [cfb(), cfb('PowerPoint Document'), cfb('WordDocument', '_VBA_PROJECT')]) {
      expect(await upload(world, school, student, doc('旧.doc', bytes))).toMatchObject({ code: ResultCode.fileFormat });
    }
  });
});

describe('who and where', () => {
  test('only a living login uploads; without one no byte is stored (E1)', async () => {
    const { school } = await somebody();
    const bytes = await pngOf();
    for (const token of ['', 'wrong', `${school.id}.0000`]) {
      expect(await upload(world, school, { token }, png(bytes))).toMatchObject({ status: 200, code: -1 });
    }
    await expect.poll(() => filesOf(school)).toEqual([]);
  });

  test('a lecturer uploads too, and an uploaded picture goes into a talk', async () => {
    const { school, student } = await somebody();
    const lecturer = await school.lecturer();
    const conversationId = await openTalk(student, lecturer);
    const { file } = await upload(world, school, lecturer, png(await pngOf()));
    const message = { conversationId, clientId: 'p', kind: 'image', fileId: file?.id } as const;
    expect(await student.answer(chat.send, message)).toMatchObject({ status: 404 });
    const sent = await lecturer.ask(chat.send, message, { headers: cookiesOf({ token: null }) });
    expect(sent.file).toEqual(file);
  });

  test("another school's file is missing, and so is what nobody uploaded (T3)", async () => {
    const { school, student } = await somebody();
    const other = await world.school();
    const { file } = await upload(world, school, student, png(await pngOf()));
    expect((await fetchFile({ school: other, student }, file?.url)).statusCode).toBe(404);
    for (const url of [`/files/u/${'0'.repeat(32)}.png`, '/files/u/..%2f..%2fsecret', '/files/u/x.png']) {
      expect((await fetchFile({ school, student }, url)).statusCode).toBe(404);
    }
  });

  test('a request without a file, or with it under another name, is not valid (E2)', async () => {
    const { school, student } = await somebody();
    const { body, type } = await formOf(student.token, png(await pngOf()));
    const headers = { host: school.host, 'content-type': type };
    const url = '/upload/fileUpload/fileUpload';
    expect((await world.app.inject({ method: 'POST', url, headers, payload: body })).statusCode).toBe(422);
    const json = { host: school.host, 'content-type': 'application/json' };
    expect((await world.app.inject({ method: 'POST', url, headers: json, payload: '{}' })).statusCode).toBe(422);
    for (const [to, bytes] of [
      ['fileUpload', 200],
      ['imgUpload', 200],
      ['imgUpload', body.length - 60],
    ] as const) {
      const payload = body.subarray(0, bytes);
      const cut = await world.app.inject({ method: 'POST', url: `/upload/fileUpload/${to}`, headers, payload });
      expect(cut.statusCode).toBe(422);
    }
    await expect.poll(() => filesOf(school)).toEqual([]);
  });

  test('two hundred files an hour are enough', async () => {
    const { school, student } = await somebody();
    const row = { company_id: school.id, owner_kind: 'student', owner_id: student.id, kind: 'image' } as const;
    const made = {
      name: 'x.png',
      media_type: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: world.clock.now(),
    };
    const rows = Array.from({ length: 200 }, (_, at) => ({ ...row, ...made, path: `u/${at}.png` }));
    await school.withTenant((tx) => tx.insertInto('upload').values(rows).execute());
    expect(await upload(world, school, student, png(await pngOf()))).toMatchObject({ code: ResultCode.tooFrequent });
  });
});

test('an upload that breaks off leaves nothing behind (U2)', async () => {
  const { school, student } = await somebody();
  const { body, type, url } = await formOf(student.token, doc('a.pdf', Buffer.concat([PDF, Buffer.alloc(2 * MB)])));
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { host: school.host, 'content-type': type, 'content-length': body.length };
  const sending = request(address + url, { method: 'POST', headers });
  sending.on('error', () => {});
  sending.write(body.subarray(0, MB));
  while (filesOf(school).length === 0) await pause(10);
  expect(filesOf(school)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.incoming$/)]);
  sending.destroy();
  while (filesOf(school).length > 0) await pause(10);
  const stored = await school.withTenant((tx) => tx.selectFrom('upload').select('id').execute());
  expect(stored).toEqual([]);
});

test('a part of a file is sent as it is asked for (U7)', async () => {
  const { school, student } = await somebody();
  const { file } = await upload(world, school, student, doc('a.pdf', PDF));
  const url = file?.url;
  const part = await fetchFile({ school, student }, url, { range: 'bytes=1-3' });
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${PDF.length}`,
  ]);
  expect((await fetchFile({ school, student }, url, { range: 'bytes=-6' })).payload).toBe('%%EOF\n');
  expect((await fetchFile({ school, student }, url, { range: `bytes=${PDF.length}-` })).statusCode).toBe(416);
  for (const range of ['bytes=0-1,3-4', 'bytes=5-2', 'lines=1-2']) {
    expect((await fetchFile({ school, student }, url, { range })).statusCode).toBe(200);
  }
  const again = await fetchFile({ school, student }, url, { 'if-none-match': String(part.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('what was uploaded and went into nothing is gone after a day, the rest stays (S11)', async () => {
  const { school, student } = await somebody();
  const conversationId = await openTalk(student, await school.lecturer());
  const sent = await upload(world, school, student, png(await pngOf()));
  const idle = await upload(world, school, student, png(await pngOf()));
  await student.ask(chat.send, { conversationId, clientId: 'p', kind: 'image', fileId: sent.file?.id });
  const folder = join(world.platform.config.dataDir, 'files', String(school.id));
  const [old, young] = [join(folder, `${'a'.repeat(32)}.incoming`), join(folder, `${'b'.repeat(32)}.incoming`)];
  for (const file of [old, young]) writeFileSync(file, 'half');
  utimesSync(old, 0, 0);
  world.clock.set(new Date(TEST_NOW.getTime() + 86_400_001));
  await sweep(world.platform, RETENTION);
  world.clock.set(TEST_NOW);
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  expect((await fetchFile({ school, student }, sent.file?.url)).statusCode).toBe(200);
  expect((await fetchFile({ school, student }, idle.file?.url)).statusCode).toBe(404);
  expect(filesOf(school)).toHaveLength(2);
});

test('a file whose row was never written is gone after a day, as a process that died left it (I21)', async () => {
  const { school, student } = await somebody();
  const conversationId = await openTalk(student, await school.lecturer());
  const sent = await upload(world, school, student, png(await pngOf()));
  await student.ask(chat.send, { conversationId, clientId: 'p', kind: 'image', fileId: sent.file?.id });
  const folder = join(world.platform.config.dataDir, 'files', String(school.id));
  const [lost, young] = [join(folder, `${'c'.repeat(32)}.png`), join(folder, `${'d'.repeat(32)}.png`)];
  for (const file of [lost, young]) writeFileSync(file, 'whole');
  const stored = join(folder, filesOf(school).find((name) => sent.file?.url.endsWith(name)) ?? '');
  for (const file of [lost, stored]) utimesSync(file, 0, 0);
  await sweep(world.platform, RETENTION);
  expect([lost, young, stored].map((file) => existsSync(file))).toEqual([false, true, true]);
});

test('a file of a message that was taken back is gone; one that another message carries stays', async () => {
  const { school, student } = await somebody();
  const conversationId = await openTalk(student, await school.lecturer());
  const { file } = await upload(world, school, student, png(await pngOf()));
  const send = (clientId: string) =>
    student.ask(chat.send, { conversationId, clientId, kind: 'image', fileId: file?.id });
  const [first, second] = [await send('1'), await send('2')];
  const status = async () => (await fetchFile({ school, student }, file?.url)).statusCode;
  await student.ask(chat.recall, { id: first.id });
  expect(await status()).toBe(200);
  await student.ask(chat.recall, { id: second.id });
  expect(await status()).toBe(404);
});

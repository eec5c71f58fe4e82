import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { ResultCode } from '@shuyuan/contract';
import { UPLOADS, type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/core/config/config.ts';
import { AppError } from '../../platform/core/errors.ts';
import { mp3Of, mp4Of } from '../../testing/media.ts';
import { docxOf } from '../../testing/zip.ts';
import { receive } from './multipart.ts';
import { Pictures } from './pictures.ts';
import { storeFile } from './store.ts';

const MB = 1_048_576;
const dataDir = mkdtempSync(join(tmpdir(), 'kinds-'));
const app = fastify();
const pictures = new Pictures(readConfig({}).uploads, app.log);
afterAll(async () => {
  pictures.close();
  await app.close();
  rmSync(dataDir, { recursive: true });
});

// Every kind at a route of its own, as `uploadRoutes` mounts those of the contract.
await app.register(multipart, { throwFileSizeLimit: false });
for (const slot of Object.keys(UPLOADS) as UploadSlot[]) {
  const { maxBytes } = uploadPolicy(slot);
  app.post(`/${slot}`, { bodyLimit: maxBytes + MB }, async (request) => {
    const { part } = await receive(request, 'file', maxBytes);
    try {
      return await storeFile(part, { dataDir, companyId: 1, slot, name: '', pictures, onBytes: async () => {} });
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'refused')) throw error;
      return { code: error.details.code };
    } finally {
      part.file.resume();
    }
  });
}

const stored = () => readdirSync(join(dataDir, 'files', '1'));

async function send(slot: UploadSlot, name: string, bytes: Uint8Array, mime = ''): Promise<Record<string, unknown>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: mime }), name);
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  return (await app.inject({ method: 'POST', url: `/${slot}`, headers, payload })).json();
}

const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } });
const [png, jpg] = [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()];
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const mp3 = mp3Of();
const mp4 = mp4Of();
const html = Buffer.from('<html><script>alert(1)</script></html>');

/** What each kind takes, and how it is stored and served. */
const TAKEN: readonly [UploadSlot, string, Uint8Array, string, string][] = [
  ['image', 'a.png', png, 'png', 'image/png'],
  ['file', 'a.docx', docxOf(), 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['avatar', 'a.PNG', png, 'png', 'image/png'],
  ['avatar', 'a.jpeg', jpg, 'jpg', 'image/jpeg'],
  ['articleCover', 'a.jpg', jpg, 'jpg', 'image/jpeg'],
  ['articleImage', 'a.png', png, 'png', 'image/png'],
  ['exercisePicture', 'a.jpg', jpg, 'jpg', 'image/jpeg'],
  ['exerciseAudio', 'a.mp3', mp3, 'mp3', 'audio/mpeg'],
  ['exerciseAudio', 'r.m4a', mp4Of(16, 'M4A '), 'm4a', 'audio/mp4'],
  ['exerciseVideo', 'a.mp4', mp4, 'mp4', 'video/mp4'],
  ['attachDoc', 'a.pdf', pdf, 'pdf', 'application/pdf'],
  ['attachImage', 'a.jpeg', jpg, 'jpg', 'image/jpeg'],
  ['attachAudio', 'a.mpeg', mp3, 'mp3', 'audio/mpeg'],
  ['attachAudio', 'a.mp3', mp3Of(2, 70_000), 'mp3', 'audio/mpeg'],
  ['attachVideo', 'a.mp4', mp4, 'mp4', 'video/mp4'],
];

test.each(TAKEN)('%s takes %s by its content (§5, U1)', async (slot, name, bytes, extension, mediaType) => {
  const answer = await send(slot, name, bytes);
  expect(answer).toMatchObject({ name, mediaType, stored: expect.stringMatching(`^[0-9a-f]{32}\\.${extension}$`) });
});

test('every kind of the table takes something (§5)', () => {
  expect(new Set(TAKEN.map(([slot]) => slot))).toEqual(new Set(Object.keys(UPLOADS)));
});

describe('what is refused', () => {
  const one = TAKEN.filter(([slot], place) => TAKEN.findIndex(([other]) => other === slot) === place);

  test.each(one)('%s refuses a page that is called %s, and nothing stays (U1)', async (slot, name) => {
    const before = stored();
    expect(await send(slot, name, html)).toEqual({ code: ResultCode.fileFormat });
    expect(await send(slot, 'a.html', html)).toEqual({ code: ResultCode.fileFormat });
    expect(stored()).toEqual(before);
  });

  const small = one.filter(([slot]) => uploadPolicy(slot).maxBytes <= 10 * MB);
  test.each(small)('%s refuses a byte more than its limit while it arrives (U2)', async (slot, name, bytes) => {
    const before = stored();
    const { maxBytes } = uploadPolicy(slot);
    const padded = (size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    expect(await send(slot, name, padded(maxBytes + 1))).toEqual({ code: ResultCode.fileTooBig });
    expect(stored()).toEqual(before);
    expect(await send(slot, name, padded(maxBytes))).toMatchObject({ name });
  });

  test.each([
    ['a sound without a second frame', 'exerciseAudio', 'a.mp3', Buffer.concat([mp3.subarray(0, 417), html])],
    ['a tag with a page behind it', 'exerciseAudio', 'a.mp3', Buffer.concat([mp3Of(0, 500), html])],
    ['a tag that is longer than the file', 'attachAudio', 'a.mp3', mp3Of(1, 900).subarray(0, 600)],
    ['a video that is called a sound', 'attachAudio', 'a.mp3', mp4],
    ['a video that was cut', 'exerciseVideo', 'a.mp4', mp4.subarray(0, mp4.length - 1)],
    ['a video with a page behind it', 'attachVideo', 'a.mp4', Buffer.concat([mp4, html])],
    ['a video without a film', 'attachVideo', 'a.mp4', mp4.subarray(0, 24)],
    ['a film of another maker', 'attachVideo', 'a.mp4', mp4Of(16, 'qt  ')],
    ['a sound that is called a video', 'attachVideo', 'a.mp4', mp3],
  ] as const)('%s (U1)', async (_, slot, name, bytes) => {
    expect(await send(slot, name, bytes)).toEqual({ code: ResultCode.fileFormat });
  });

  test('a sound where a video is wanted, and a picked recording that declares itself a video (U1)', async () => {
    expect(await send('exerciseVideo', 'a.mp3', mp3)).toEqual({ code: ResultCode.fileFormat });
    expect(await send('exerciseAudio', 'r.mp4', mp4, 'video/mp4')).toEqual({ code: ResultCode.fileFormat });
    expect(await send('avatar', 'a.pdf', pdf)).toEqual({ code: ResultCode.fileFormat });
  });
});

import { isNumbered } from '@shuyuan/contract';
import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { buildServices } from '../testing/services.ts';
import type { ApiOptions, Sender } from './options.ts';
import { createTurns, createUploads } from './upload.ts';
import type { Upload } from './uploading.ts';
import { createUploadSender } from './uploadSender.ts';
import { toTransport } from './uploadTransport.ts';

const uploaded = { fileId: 7, filename: 'a.png', fileUrl: '/web/files/7', fileSize: 4, width: null };
const done = { code: 0, state: 'success', msg: '', data: uploaded };
const picture = { name: 'a.png', blob: new Blob(['1234'], { type: 'image/png' }) };

/** The upload over an axios instance that answers with `answer` and keeps what was sent. */
function build(answer: unknown, sender: Partial<Sender> = {}) {
  const sent: AxiosRequestConfig[] = [];
  const http = axios.create({
    adapter: async (config) => {
      sent.push(config);
      if (answer instanceof Error) throw answer;
      config.onUploadProgress?.({ loaded: 900, bytes: 900, lengthComputable: true });
      return { status: 200, data: answer, headers: {}, statusText: '', config };
    },
  });
  return { ...createUploadSender(optionsOf(sender), http), sent };
}

function optionsOf(sender: Partial<Sender> = {}): ApiOptions {
  return {
    bases: { student: '/api', point: '/point', upload: '/upload' },
    sender: () => ({ token: 'secret', companyId: 5, locale: 'en', ...sender }),
    onLoggedOut: () => {
      throw new Error('An upload ends no login (E5).');
    },
  };
}

describe('a file on its way to the server', () => {
  it('waits for the one before it, also when that one fails: the server takes one at a time (U11)', async () => {
    const ends: ((isFine: boolean) => void)[] = [];
    const inTurn = createTurns();
    const send = () =>
      new Promise<number>((resolve, reject) =>
        ends.push((isFine) => (isFine ? resolve(7) : reject(new Error('lost')))),
      );
    const [first, second] = [inTurn(send), inTurn(send)];
    await expect.poll(() => ends.length).toBe(1);
    ends[0]?.(false);
    await expect(first).rejects.toThrow('lost');
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.(true);
    expect(await second).toBe(7);
  });

  it.each([
    ['of-a', 'of-b'],
    ['of-a', null],
    [null, 'of-b'],
  ])('carries the token of who sent it, %s, though %s is logged in when its turn comes', async (before, after) => {
    const sent: unknown[] = [];
    const adapter = vi.spyOn(axios, 'create').mockReturnValue({
      request: async ({ data }: AxiosRequestConfig<FormData>) => {
        sent.push(data?.get('token') ?? null);
        return { data: done };
      },
    } as never);
    let token: string | null = before;
    const options = { ...optionsOf(), sender: () => ({ token, companyId: 5, locale: 'en' as const }) };
    const { upload } = createUploads(options);
    const uploads = [upload('image', picture), upload('image', picture)];
    token = after;
    await Promise.all([...uploads, upload('image', picture)]);
    expect(sent).toEqual([before, before, after]);
    adapter.mockRestore();
  });

  it('goes as a multipart body, the common parameters first and the file last (§7)', async () => {
    const { upload, sent } = build(done);
    expect(await upload('image', picture)).toEqual({ id: 7, name: 'a.png', url: '/web/files/7', bytes: 4 });
    expect(sent[0]?.url).toBe('/upload/fileUpload/imgUpload');
    const body: unknown = sent[0]?.data;
    if (!(body instanceof FormData)) throw new Error('no form data');
    expect([...body.keys()]).toEqual(['isStudent', 'languageType', 'companyId', 'token', 'fileName', 'imgFile']);
    expect(body.get('token')).toBe('secret');
  });

  it('leaves out the token of a visitor and the language of Chinese (§7)', async () => {
    const { upload, sent } = build(done, { token: null, locale: 'cn' });
    await upload('file', picture);
    const body: unknown = sent[0]?.data;
    expect(body instanceof FormData && [...body.keys()]).toEqual(['isStudent', 'companyId', 'fileName', 'file']);
  });

  it('goes chunk by chunk with its offset and the SHA-256 of its bytes, and learns what the server has (product.md 4.21)', async () => {
    const { sendChunk, sent } = build({ ...done, data: { uploadId: 3, uploadedSize: 12 } });
    expect(await sendChunk({ uploadId: 3, offset: 8, blob: picture.blob })).toBe(12);
    expect(sent[0]?.url).toBe('/upload/fileUpload/uploadChunk');
    const body: unknown = sent[0]?.data;
    if (!(body instanceof FormData)) throw new Error('no form data');
    expect(Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'))).toMatchObject({
      uploadId: '3',
      offset: '8',
      // SHA-256 of "1234".
      checksum: '03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4',
    });
    expect([...body.keys()].at(-1)).toBe('chunk');
  });

  it('counts a chunk of which nothing leaves for half a minute as cut off; its signal ends it at once', async () => {
    vi.useFakeTimers();
    let onRequest = () => {};
    const requested = () => new Promise<void>((resolve) => (onRequest = resolve)); // the digest takes real time
    const http = axios.create({
      adapter: (config) =>
        new Promise((_, reject) => {
          config.signal?.addEventListener?.('abort', () => reject(new AxiosError('canceled')));
          onRequest();
        }),
    });
    const { sendChunk } = createUploadSender(optionsOf(), http);
    const chunk = { uploadId: 3, offset: 8, blob: picture.blob };
    const first = requested();
    const silent = expect(sendChunk(chunk)).rejects.toMatchObject({ kind: 'unreachable' });
    await first;
    await vi.advanceTimersByTimeAsync(30_000);
    await silent;
    const abort = new AbortController();
    const second = requested();
    const ended = expect(sendChunk(chunk, { signal: abort.signal })).rejects.toBe('paused');
    await second;
    abort.abort('paused');
    await ended;
    vi.useRealTimers();
  });

  it('says how many of its own bytes have left, not those of the body around it', async () => {
    const told: number[] = [];
    await build(done).upload('image', picture, { onProgress: (bytes) => told.push(bytes) });
    expect(told).toEqual([4]);
  });

  it.each([
    ['a refusal with its words', { code: 1007, state: 'fail', msg: '太大' }, { kind: 'refused', message: '太大' }],
    [
      'the end of the login, which the upload leaves alone (E5)',
      { resultCode: -1, resultMessage: 'over' },
      { kind: 'loggedOut' },
    ],
    ['an answer that is none', { data: 1 }, { kind: 'malformed' }],
    ['a file without an address', { ...done, data: { fileId: 7 } }, { kind: 'malformed' }],
    ['no answer', new AxiosError('Network Error'), { kind: 'unreachable' }],
  ])('meets %s', async (_, answer, error) => {
    await expect(build(answer).upload('image', picture)).rejects.toMatchObject(error);
  });

  it('needs neither number nor size of an upload server that tells name and address alone (wire-facts 11)', async () => {
    const told = { code: 0, msg: '', data: { filename: 'a.png', fileUrl: 'https://files.outside.example/a.png' } };
    const { upload } = build(told);
    const [first, again] = [await upload('image', picture), await upload('image', picture)];
    expect(first).toMatchObject({ name: 'a.png', url: 'https://files.outside.example/a.png', bytes: 4 });
    expect([isNumbered(first.id), again.id === first.id]).toEqual([false, true]);
    const other = { ...told, data: { filename: 'b.png', fileUrl: 'https://files.outside.example/b.png' } };
    expect((await build(other).upload('image', picture)).id).not.toBe(first.id);
  });

  it('is ended by its signal, which is no failure of the network', async () => {
    const abort = new AbortController();
    abort.abort(new DOMException('taken away', 'AbortError'));
    const { upload } = build(new AxiosError('canceled'));
    await expect(upload('image', picture, { signal: abort.signal })).rejects.toBe(abort.signal.reason);
  });

  it('goes to the endpoint of the place that took it, a picture without one to that of pictures', async () => {
    const to: string[] = [];
    const upload: Upload = async (where, { name }) => {
      to.push(where);
      return { id: 9, name: `stored-${name}`, url: '/f/9', bytes: 4 };
    };
    const { send } = toTransport({ ...buildServices().services, upload });
    const body = { name: 'a.png', mime: 'image/png', blob: picture.blob };
    const { signal } = new AbortController();
    expect(await send({ ...body, slot: 'exercisePicture' }, { signal })).toEqual({
      id: '9',
      name: 'a.png',
      size: 4,
      mime: 'image/png',
      url: '/f/9',
    });
    for (const slot of ['avatar', 'attachDoc', 'exerciseAudio', 'file'] as const)
      await send({ ...body, slot }, { signal });
    expect(to).toEqual(['image', 'image', 'attachDoc', 'exerciseAudio', 'file']);
  });
});

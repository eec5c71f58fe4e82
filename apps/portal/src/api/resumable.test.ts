import { ResultCode } from '@shuyuan/contract';
import { CHUNK_MAX_BYTES, RESUMABLE_FROM_BYTES } from '@shuyuan/rules';
import type { UploadBody } from '@shuyuan/ui';
import { describe, expect, it } from 'vitest';
import { buildApi, buildServices } from '../testing/services.ts';
import { ApiError } from './apiError.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createResumable, type ResumablePorts } from './resumable.ts';
import { toTransport } from './uploadTransport.ts';

const { signal } = new AbortController();
const lecture: UploadBody = { slot: 'attachAudio', name: 'a.mp3', mime: 'audio/mpeg', blob: new Blob(['1234']) };
const ticket = { id: '3', offset: 0 };

/** The transport over calls that fail in turn before they answer. */
function build(failures: ApiError[], calls: Parameters<typeof buildApi>[0] = {}) {
  const waited: number[] = [];
  let missing = 0;
  const ports: ResumablePorts = {
    api: buildApi(calls),
    sendChunk: async ({ offset, blob }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return offset + blob.size;
    },
    endpointOf: () => 'attachAudio',
    onMissing: () => void missing++,
    wait: async (ms) => void waited.push(ms),
  };
  return { transport: createResumable(ports), waited, missing: () => missing };
}

const busy = () => new ApiError('tooMany', 'busy', { code: 429, retryAfterS: 2 });
const elsewhere = () => new ApiError('refused', 'elsewhere', { code: ResultCode.chunkElsewhere });

describe('a large file in chunks (product.md 4.21)', () => {
  it('is announced by its content, and goes on where the server has it', async () => {
    const asked: unknown[] = [];
    const open = async (file: unknown) => {
      asked.push(file);
      return { id: 3, offset: 8 };
    };
    const { transport } = build([], { openUploads: { open } });
    expect(await transport.create(lecture, { signal })).toEqual({ id: '3', offset: 8 });
    const fingerprint = await fingerprintOf(lecture.blob, signal);
    expect(asked).toEqual([{ slot: 'attachAudio', name: 'a.mp3', mime: 'audio/mpeg', bytes: 4, fingerprint }]);
    expect(transport.fromBytes).toBe(RESUMABLE_FROM_BYTES);
    expect(transport.chunkBytes).toBe(CHUNK_MAX_BYTES);
  });

  it('has a fingerprint of all of its content: a byte at any place changes it', async () => {
    const bytes = new Uint8Array(CHUNK_MAX_BYTES + 10);
    const of = (content: Uint8Array<ArrayBuffer>) => fingerprintOf(new Blob([content]), signal);
    const seen = new Set([await of(bytes), await of(bytes.slice(1))]);
    for (const at of [0, CHUNK_MAX_BYTES - 1, CHUNK_MAX_BYTES, CHUNK_MAX_BYTES + 9]) {
      const changed = bytes.slice();
      changed[at] = 1;
      seen.add(await of(changed));
    }
    expect(seen.size).toBe(6);
    expect(await of(bytes)).toMatch(/^[0-9a-f]{64}$/);
    await expect(fingerprintOf(lecture.blob, AbortSignal.abort('paused'))).rejects.toBe('paused');
  });

  it('waits as long as the server says while an older connection of the same person is not over (U11)', async () => {
    const { transport, waited } = build([busy(), busy()]);
    expect(await transport.append(ticket, 8, lecture.blob, { signal })).toBe(12);
    expect(waited).toEqual([2000, 2000]);
    const crowded = build(Array.from({ length: 99 }, busy));
    await expect(crowded.transport.append(ticket, 8, lecture.blob, { signal })).rejects.toMatchObject({
      kind: 'tooMany',
    });
  });

  it('asks for the offset again when the server is elsewhere, as after an answer that was lost', async () => {
    const { transport } = build([elsewhere()], { openUploads: { find: async () => ({ id: 3, offset: 12 }) } });
    await expect(transport.append(ticket, 8, lecture.blob, { signal })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await transport.offset(ticket, { signal })).toBe(12);
  });

  it('shows what the server refuses, and waits no longer once it is paused', async () => {
    const full = new ApiError('refused', '空间已满', { code: ResultCode.personStorageFull });
    await expect(build([full]).transport.append(ticket, 8, lecture.blob, { signal })).rejects.toBe(full);
    const paused = AbortSignal.abort('paused');
    await expect(build([busy()]).transport.append(ticket, 8, lecture.blob, { signal: paused })).rejects.toBe('paused');
  });

  it('ends with the stored file, and is discarded by its id', async () => {
    const discarded: unknown[] = [];
    const { transport } = build([], {
      openUploads: {
        finish: async () => ({ id: 7, name: 'a.mp3', url: '/f/7', bytes: 4 }),
        discard: async (key) => {
          discarded.push(key);
          return {};
        },
      },
    });
    const file = { id: '7', name: 'a.mp3', size: 4, mime: 'audio/mpeg', url: '/f/7' };
    expect(await transport.finish(ticket, lecture, { signal })).toEqual(file);
    await transport.discard?.(ticket);
    expect(discarded).toEqual([{ id: 3 }]);
  });

  it('goes in one request at a backend that has no calls for chunks', async () => {
    const open = async () => {
      throw new ApiError('notServed', '', { code: 404 });
    };
    const { services } = buildServices({ api: buildApi({ openUploads: { open } }) });
    const transport = toTransport(services);
    await expect(transport.resumable?.create(lecture, { signal })).rejects.toMatchObject({ kind: 'notServed' });
    expect(transport.resumable).toBeUndefined();
  });
});

import { ResultCode, type UploadTo } from '@shuyuan/contract';
import { CHUNK_MAX_BYTES, RESUMABLE_FROM_BYTES, type UploadSlot } from '@shuyuan/rules';
import type { UploadTransport } from '@shuyuan/ui';
import { ApiError } from './apiError.ts';
import type { Api } from './createApi.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SendChunk } from './uploading.ts';

/** What sends large files. */
export interface ResumablePorts {
  api: Pick<Api, 'openUploads'>;
  sendChunk: SendChunk;
  endpointOf: (slot: UploadSlot) => UploadTo;
  /** The backend has no calls for chunks: files go in one request (product.md 4.21). */
  onMissing: () => void;
  wait?: (ms: number) => Promise<void>;
}

type ResumableTransport = NonNullable<UploadTransport['resumable']>;

/** Most tries of a request while the server still waits for an older one of the same person. */
const BUSY_TRIES = 30;

/** Large files in chunks as the kit sends them: from the server's offset, also after a reload (product.md 4.21, U1). */
export function createResumable(ports: ResumablePorts): ResumableTransport {
  const { api, sendChunk, endpointOf, onMissing } = ports;
  return {
    fromBytes: RESUMABLE_FROM_BYTES,
    chunkBytes: CHUNK_MAX_BYTES,
    async create({ slot, name, mime, blob }, { signal }) {
      const fingerprint = await fingerprintOf(blob, signal);
      const file = { slot: endpointOf(slot), name, mime, bytes: blob.size, fingerprint };
      try {
        const { id, offset } = await patiently(ports, signal, () => api.openUploads.open(file, { signal }));
        return { id: String(id), offset };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'notServed') onMissing();
        throw error;
      }
    },
    offset: async ({ id }, { signal }) => (await api.openUploads.find({ id: Number(id) }, { signal })).offset,
    append: ({ id }, offset, blob, options) =>
      patiently(ports, options.signal, () => sendChunk({ uploadId: Number(id), offset, blob }, options)),
    async finish({ id }, { mime, blob }, { signal }) {
      const file = await patiently(ports, signal, () => api.openUploads.finish({ id: Number(id) }, { signal }));
      return { id: String(file.id), name: file.name, size: file.bytes ?? blob.size, mime, url: file.url };
    },
    discard: async ({ id }) => void (await api.openUploads.discard({ id: Number(id) })),
  };
}

/**
 * Waits while the server is busy with an older request of the same person, as after a break that it has not noticed (429). A chunk at
 * another offset than the server's counts as a lost connection: the kit asks for the offset and goes on from there.
 */
async function patiently<T>(
  { wait = pause }: Pick<ResumablePorts, 'wait'>,
  signal: AbortSignal,
  send: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      if (error.code === ResultCode.chunkElsewhere) throw new ApiError('unreachable', '', { cause: error });
      if (error.kind !== 'tooMany' || tries === BUSY_TRIES) throw error;
      await wait((error.retryAfterS ?? 1) * 1000);
      signal.throwIfAborted();
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import {
  appendChunk,
  CHUNK_PART,
  COMMON,
  LOGGED_OUT,
  readOpenUpload,
  readUploaded,
  UPLOADS_TO,
  unwrap,
} from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import axios, { type AxiosInstance } from 'axios';
import { ApiError } from './apiError.ts';
import { digestOf, hexOf } from './fingerprint.ts';
import { type ApiOptions, addressOf } from './options.ts';
import { toApiError } from './toApiError.ts';
import type { UploadOptions, Uploads } from './uploading.ts';

/** A chunk of which no byte leaves for so long, in ms, has lost its connection. */
const SILENT_MS = 30_000;

interface Part {
  name: string;
  blob: Blob;
  filename: string;
}

/** Sends files as multipart bodies: common parameters and those of the call as fields, the bytes last (wire-facts 11). */
export function createUploadSender(
  { bases, sender }: ApiOptions,
  http: AxiosInstance = axios.create({ withXSRFToken: false }),
): Uploads {
  async function post(
    path: string,
    fields: Record<string, string>,
    { name, blob, filename }: Part,
    { signal, onProgress }: UploadOptions,
  ) {
    const body = new FormData();
    for (const [field, value] of Object.entries({ ...common(sender('member')), ...fields })) body.append(field, value);
    body.append(name, blob, filename);
    try {
      const response = await http.request<unknown>({
        method: 'POST',
        url: addressOf(bases, 'upload', path),
        data: body,
        ...(signal ? { signal } : {}),
        onUploadProgress: ({ loaded }) => onProgress?.(Math.min(loaded, blob.size)),
      });
      return dataOf(response.data);
    } catch (error) {
      signal?.throwIfAborted();
      throw toApiError(error);
    }
  }
  return {
    async upload(to, { name, blob }, options = {}) {
      const { path, part } = UPLOADS_TO[to];
      const data = await post(path, { fileName: name }, { name: part, blob, filename: name }, options);
      const file = decoded(() => readUploaded(data));
      return { ...file, bytes: file.bytes ?? blob.size };
    },
    async sendChunk({ uploadId, offset, blob }, options = {}) {
      const fields = { uploadId: String(uploadId), offset: String(offset), checksum: hexOf(await digestOf(blob)) };
      const data = await untilSilent(options, (watched) =>
        post(appendChunk.path, fields, { name: CHUNK_PART, blob, filename: CHUNK_PART }, watched),
      );
      return decoded(() => readOpenUpload(data).offset);
    },
  };
}

/** Ends a request of which nothing leaves any more as one that has no connection. */
async function untilSilent<T>({ signal, onProgress }: UploadOptions, work: (watched: UploadOptions) => Promise<T>) {
  const silence = new AbortController();
  const end = () => silence.abort();
  const wait = () => setTimeout(end, SILENT_MS);
  let timer = wait();
  signal?.addEventListener('abort', end);
  const received = (sent: number) => {
    clearTimeout(timer);
    timer = wait();
    onProgress?.(sent);
  };
  try {
    signal?.throwIfAborted();
    return await work({ signal: silence.signal, onProgress: received });
  } catch (error) {
    signal?.throwIfAborted();
    throw silence.signal.aborted ? new ApiError('unreachable', '', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function common({ token, companyId, locale }: ReturnType<ApiOptions['sender']>): Record<string, string> {
  const language = languageType(locale);
  return {
    [COMMON.isStudent]: '1',
    ...(language === null ? {} : { [COMMON.languageType]: String(language) }),
    ...(companyId === null ? {} : { [COMMON.companyId]: String(companyId) }),
    ...(token === null ? {} : { [COMMON.token]: token }),
  };
}

function dataOf(body: unknown): unknown {
  const answer = unwrap(body);
  if (!answer) throw new ApiError('malformed');
  if (answer.ok) return answer.data;
  const { code, message } = answer;
  throw new ApiError(code === LOGGED_OUT ? 'loggedOut' : 'refused', message, { code });
}

function decoded<T>(decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    throw new ApiError('malformed', '', { cause });
  }
}

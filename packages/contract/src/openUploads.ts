import { CHUNK_MAX_BYTES, FILE_NAME_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import type { ReadOf } from './reading.ts';
import { Id, Nothing, record, text, Whole } from './schema.ts';
import { UPLOADS_TO, UploadedFile, type UploadTo } from './uploads.ts';

const SLOTS = Object.keys(UPLOADS_TO) as [UploadTo, ...UploadTo[]];
const Size = Whole.check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const Key = record({ id: ['uploadId', Id] });
const ids = { uploadId: 'owner' } as const;

/** A file that arrives in chunks, and how many of its bytes the server has: the next chunk begins there (product.md 4.21). */
export const OpenUpload = record({ id: ['uploadId', Id], offset: ['uploadedSize', Whole] });
export type OpenUpload = ReadOf<typeof OpenUpload>;

/** Large files in chunks, by the semantics of tus: announce, ask for the offset, send from there, finish (product.md 4.21). */
export const openUploads = {
  open: post('/fileUpload/addUploadTask', {
    summary: 'Announces a file; the same file again, unfinished, is the same upload with what has arrived of it',
    service: 'upload',
    access: 'member',
    input: record({
      slot: ['uploadType', z.enum(SLOTS)],
      name: ['fileName', text(FILE_NAME_MAX)],
      /** Declared media type, may be empty. */
      mime: ['fileType', text(255)],
      bytes: ['fileSize', Size],
      /** What the same file has and no other: made by the client from its content. */
      fingerprint: ['fileKey', text(128).check(z.minLength(1))],
    }),
    result: OpenUpload,
  }),
  find: get('/fileUpload/getUploadTask', {
    summary: 'How much of a file has arrived',
    service: 'upload',
    access: 'member',
    ids,
    input: Key,
    result: OpenUpload,
  }),
  finish: post('/fileUpload/finishUploadTask', {
    summary: 'Judges a file that has arrived whole, and stores it; asked again, the same answer',
    service: 'upload',
    access: 'member',
    ids,
    input: Key,
    result: UploadedFile,
  }),
  discard: post('/fileUpload/delUploadTask', {
    summary: 'Deletes what has arrived of a file',
    service: 'upload',
    access: 'member',
    ids,
    input: Key,
    result: Nothing,
  }),
};

/** Name of the part that holds the bytes of a chunk. */
export const CHUNK_PART = 'chunk';

/**
 * A chunk: multipart as the other uploads, the bytes last, so not among the calls of the client. `offset` must be the server's (1011
 * otherwise); `checksum` is the SHA-256 of the bytes in hex, empty where the browser has none.
 */
export const appendChunk = post('/fileUpload/uploadChunk', {
  summary: `Adds up to ${CHUNK_MAX_BYTES} bytes at the offset that the server has`,
  service: 'upload',
  access: 'member',
  ids,
  input: record({
    id: ['uploadId', Id],
    offset: ['offset', Whole.check(z.minimum(0))],
    checksum: ['checksum', z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/))],
  }),
  result: OpenUpload,
});

/** Decodes the answer to a chunk; throws what zod throws. */
export function readOpenUpload(data: unknown): OpenUpload {
  return z.decode(OpenUpload, data as never);
}

import { createHash } from 'node:crypto';
import { appendChunk, CHUNK_PART, contract, type InputOf, readOpenUpload, unwrap } from '@shuyuan/contract';
import { BASES } from '../platform/http/answer.ts';
import type { School, StudentCaller } from './school.ts';
import type { World } from './world.ts';

/** A chunk as a test sends it. */
export interface SentChunk {
  id: number;
  offset: number;
  bytes: Uint8Array;
  /** That of the bytes by default. */
  checksum?: string;
}

/** The body of a chunk as a browser writes it. */
export async function chunkForm(token: string, { id, offset, bytes, checksum }: SentChunk) {
  const form = new FormData();
  const own = createHash('sha256').update(bytes).digest('hex');
  const fields = { isStudent: '1', token, uploadId: String(id), offset: String(offset), checksum: checksum ?? own };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(CHUNK_PART, new Blob([new Uint8Array(bytes)]), 'chunk');
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
    url: BASES.upload + appendChunk.path,
  };
}

/** Sends a chunk; `offset` is set when the server took it. */
export async function sendChunk(world: World, school: School, who: Pick<StudentCaller, 'token'>, chunk: SentChunk) {
  const { body, type, url } = await chunkForm(who.token, chunk);
  const headers = { host: school.host, 'content-type': type };
  const response = await world.app.inject({ method: 'POST', url, headers, payload: body });
  const answer = unwrap(response.json<unknown>());
  return {
    status: response.statusCode,
    code: answer === null ? null : answer.ok ? 0 : answer.code,
    offset: answer?.ok ? readOpenUpload(answer.data).offset : null,
  };
}

type Announced = InputOf<(typeof contract)['openUploads']['open']>;

/** Announces a file by its bytes. */
export function announce(who: StudentCaller, bytes: Uint8Array, overrides: Partial<Announced> = {}) {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  const file = {
    slot: 'attachAudio',
    name: '讲评录音.mp3',
    mime: 'audio/mpeg',
    bytes: bytes.length,
    fingerprint,
  } as const;
  return who.ask(contract.openUploads.open, { ...file, ...overrides });
}

import {
  decodeResult,
  type SentOf,
  UPLOADS_TO,
  type UploadedFile,
  type UploadTo,
  unwrap,
  uploadCalls,
} from '@shuyuan/contract';
import { BASES } from '../platform/http/answer.ts';
import type { School, StudentCaller } from './school.ts';
import type { World } from './world.ts';

/** A test upload. */
export interface Sent {
  to?: UploadTo;
  name: string;
  bytes: Uint8Array;
  mime?: string;
  /** Fields that override those of an ordinary request. */
  fields?: Record<string, string>;
}

/** The body of an upload as a browser writes it, with its content type. */
export async function formOf(token: string, { to = 'image', name, bytes, mime = '', fields = {} }: Sent) {
  const form = new FormData();
  const all = { isStudent: '1', languageType: 'null', token, fileName: name, ...fields };
  for (const [field, value] of Object.entries(all)) form.append(field, value);
  form.append(UPLOADS_TO[to].part, new Blob([new Uint8Array(bytes)], { type: mime }), name);
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
    url: BASES.upload + UPLOADS_TO[to].path,
  };
}

/** The address of a picture as it is told to its reader (U6). */
export const SIGNED_PNG = /^\/files\/private\/[0-9a-z]+\/[\w.-]+\/u\/[0-9a-f]{32}\.png$/;

/** The number of the browser from which lecturers ask in tests of files. */
const DEVICE = 'd'.repeat(43);

/** What the browser of somebody sends with every request: a student's login, and the browser's own number. */
export function cookiesOf({ token }: { token: string | null }, device = DEVICE) {
  return { cookie: `${token === null ? '' : `sy_access_token=${token}; `}sy_device=${device}` };
}

/** Reads a file by its address as the browser of somebody does; a lecturer's login is in no cookie. */
export function readFileAs(
  world: World,
  { host }: Pick<School, 'host'>,
  {
    url = '',
    token = null,
    headers = {},
  }: { url?: string | undefined; token?: string | null; headers?: Record<string, string> },
) {
  return world.app.inject({ method: 'GET', url, headers: { host, ...cookiesOf({ token }), ...headers } });
}

/** Uploads a file as a caller; `file` is set when the server accepted it. */
export async function upload(world: World, school: School, who: Pick<StudentCaller, 'token'>, sent: Sent) {
  const { body, type, url } = await formOf(who.token, sent);
  const headers = { host: school.host, 'content-type': type, ...cookiesOf({ token: null }) };
  const response = await world.app.inject({ method: 'POST', url, headers, payload: body });
  const answer = unwrap(response.json());
  return {
    status: response.statusCode,
    headers: response.headers,
    code: answer === null ? null : answer.ok ? 0 : answer.code,
    body: response.json() as Record<string, unknown>,
    file: answer?.ok
      ? (decodeResult(uploadCalls[sent.to ?? 'image'], answer.data) as SentOf<typeof UploadedFile>)
      : null,
  };
}

import { timingSafeEqual } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../http/errors.ts';
import { companyOfHost } from '../http/hostCompany.ts';
import type { Secrets } from '../ops/secrets.ts';
import { sendRange } from './ranges.ts';

/** How long a signed link holds, in seconds (U6). */
const SIGNED_LINK_S = 300;
/** The student number of links for visitors: trial lessons. */
export const VISITOR = 0;

/** Media of the demo lessons, drawn by us. */
const MEDIA = join(import.meta.dirname, '../../seed/media');
const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,4}[a-z0-9][\w-]*\.[a-z0-9]+$/i;
const SIGNATURE = /^([0-9a-z]{1,11})\.([0-9a-z]{1,9})\.([1-5])\.([\w-]{43})$/;
/** The student's login, in the cookie that the portal stores it in (§3): a media element sends no header. */
const LOGIN_COOKIE = /(?:^|;\s*)sy_access_token=([\w.-]{1,80})(?:;|$)/;

/** What is served behind signed links, and as what; nothing is sniffed (U5). */
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
};

type Keys = Pick<Secrets, 'hash'>;

/** For whom a link is signed; `studentId` is `VISITOR` for everybody. */
export interface LinkHolder {
  companyId: number;
  studentId: number;
  now: Date;
}

/** Signs the files of one folder for one student until an end. */
export interface LinkSigner {
  /** When its links end. */
  expiresAt: Date;
  /** The address of a file, whose neighbours in its folder and below are signed with it: a playlist names them relatively. */
  sign(path: string): string;
}

/** Makes links for one student that end after `SIGNED_LINK_S` (U6). */
export function createSigner(keys: Keys, { companyId, studentId, now }: LinkHolder): LinkSigner {
  const expiresS = Math.floor(now.getTime() / 1_000) + SIGNED_LINK_S;
  return {
    expiresAt: new Date(expiresS * 1_000),
    sign(path) {
      const parts = path.split('/');
      // A playlist brings its folder; every other file is signed alone.
      const depth = path.endsWith('.m3u8') ? parts.length - 1 : parts.length;
      const mac = macOf(keys, companyId, { studentId, expiresS, folder: parts.slice(0, depth).join('/') });
      const signature = `${studentId.toString(36)}.${expiresS.toString(36)}.${depth}.${mac}`;
      return `/files/private/${companyId.toString(36)}/${signature}/${path}`;
    },
  };
}

interface Signed {
  studentId: number;
  expiresS: number;
  folder: string;
}

function macOf(keys: Keys, companyId: number, { studentId, expiresS, folder }: Signed): string {
  return keys.hash('fileLink', companyId, `${studentId}\0${expiresS}\0${folder}`);
}

/** Serves private files behind links that are signed for one student and end; everything else is 404 (U6). */
export function signedFileRoutes(app: FastifyInstance): void {
  app.get<{ Params: PrivateParams }>('/files/private/:company/:signature/*', (request, reply) =>
    sendPrivate(app, request, reply),
  );
}

interface PrivateParams {
  company: string;
  signature: string;
  '*': string;
}

async function sendPrivate(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: PrivateParams }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { company: label, signature, '*': path } = request.params;
  const { secrets, clock } = app.platform;
  const type = TYPES[extname(path)];
  const company = SAFE_PATH.test(path) && type ? await companyOfHost(app, request) : null;
  if (!company || !type || company.id.toString(36) !== label) throw missing();
  const studentId = readSignature(secrets, { companyId: company.id, signature, path, now: clock.now() });
  if (studentId === null || !(await holds(app, request, company.id, studentId))) throw missing();
  const file = join(MEDIA, path);
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw missing();
  reply.type(type).headers({
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': `private, max-age=${SIGNED_LINK_S}`,
  });
  return sendRange(reply, file, size);
}

interface Presented {
  companyId: number;
  signature: string;
  path: string;
  now: Date;
}

/** The student of a valid signature of this path; null for a wrong or ended one. */
function readSignature(keys: Keys, { companyId, signature, path, now }: Presented): number | null {
  const [, student = '', expires = '', depth = '', mac = ''] = SIGNATURE.exec(signature) ?? [];
  if (mac === '') return null;
  const [studentId, expiresS] = [Number.parseInt(student, 36), Number.parseInt(expires, 36)];
  const folder = path.split('/').slice(0, Number(depth)).join('/');
  const expected = macOf(keys, companyId, { studentId, expiresS, folder });
  const isSame = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  return isSame && expiresS * 1_000 > now.getTime() ? studentId : null;
}

/** Whether the request comes from the login of the student for whom the link was signed; a visitor's is everybody's. */
async function holds(app: FastifyInstance, request: FastifyRequest, companyId: number, studentId: number) {
  if (studentId === VISITOR) return true;
  const token = LOGIN_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (token === undefined) return false;
  const { tenancy, logins } = app.platform;
  const login = await tenancy.withTenant(companyId, (tx) => logins.findStudent(tx, companyId, token));
  return login?.id === studentId;
}

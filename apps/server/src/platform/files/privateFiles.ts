import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../core/errors.ts';
import { deviceOf } from '../http/device.ts';
import { companyOfHost } from '../http/hostCompany.ts';
import { type LinkHolder, readSignature, SIGNED_LINK_S } from '../http/linkSigner.ts';
import type { QueuedCaller } from '../http/requestQueue.ts';
import { inTurn } from '../http/turns.ts';
import { fileCaller, tokenOf } from './fileCaller.ts';
import { sendRange } from './ranges.ts';
import { RecentChecks } from './recentChecks.ts';
import { findUpload } from './uploads.ts';

/** Media of the demo lessons, drawn by us. */
const MEDIA = join(import.meta.dirname, '../../seed/media');
const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,4}[a-z0-9][\w-]*\.[a-z0-9]+$/i;
/** The root of uploads among the private paths. */
const UPLOADS = 'u/';

/** What lessons have behind signed links, and as what; nothing is sniffed (U5). */
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
};

/** Serves private files behind links that are signed for one person and end; everything else is 404 (U6). */
export function privateFileRoutes(app: FastifyInstance): void {
  const served: Served = { recent: new RecentChecks(), media: new Map() };
  const options = { config: { rate: 'file' } } as const;
  app.get<{ Params: PrivateParams }>('/files/private/:company/:signature/*', options, (request, reply) =>
    sendPrivate(app, request, reply, served),
  );
}

interface PrivateParams {
  company: string;
  signature: string;
  '*': string;
}

/** What a process remembers of what it serves. */
interface Served {
  recent: RecentChecks;
  /** Files of lessons by path; they are part of the product and change with it only. */
  media: Map<string, ServedMedia>;
}

async function sendPrivate(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: PrivateParams }>,
  reply: FastifyReply,
  { recent, media }: Served,
): Promise<FastifyReply> {
  const { company: label, signature, '*': path } = request.params;
  const { secrets, clock } = app.platform;
  const company = SAFE_PATH.test(path) ? await companyOfHost(app, request) : null;
  if (!company || company.id.toString(36) !== label) throw missing();
  const device = deviceOf(request.headers.cookie);
  const presented = { companyId: company.id, signature, path, device, now: clock.now() };
  const holder = readSignature(secrets, presented);
  const isUpload = path.startsWith(UPLOADS);
  if (!holder) throw missing();
  const caller = fileCaller(app, request, company.id);
  await app.limiter(request, 'file', caller);
  const check = () => holds(app, request, caller, holder);
  // A lesson is fetched in many parts; an upload in one.
  const isHeld =
    isUpload || holder.kind !== 'student'
      ? await check()
      : await recent.holds(`${company.id} ${holder.id} ${tokenOf(request)}`, check);
  if (!isHeld) throw missing();
  const found = isUpload
    ? await findUpload(app, caller, path.slice(UPLOADS.length))
    : (media.get(path) ?? (await findMedia(path)));
  if (!found) throw missing();
  if (!isUpload) media.set(path, found);
  reply.type(found.type).headers({
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': `private, max-age=${SIGNED_LINK_S}`,
  });
  if (found.disposition) reply.header('content-disposition', found.disposition);
  if (found.etag) {
    reply.header('etag', found.etag);
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).removeHeader('content-type').send();
  }
  return sendRange(reply, found.file, found.size);
}

interface ServedMedia {
  file: string;
  size: number;
  type: string;
  disposition?: string;
  etag?: string;
}

/** A file of a lesson; null for none. */
async function findMedia(path: string): Promise<ServedMedia | null> {
  const type = TYPES[extname(path)];
  const file = join(MEDIA, path);
  const found = type ? await stat(file).catch(() => null) : null;
  return type && found?.isFile() ? { file, size: found.size, type } : null;
}

/**
 * Whether the request comes from the holder of a link: a student by the login in the cookie; a lecturer by a login that lives, in
 * the browser whose number was signed; a visitor's link is everybody's.
 */
async function holds(
  app: FastifyInstance,
  request: FastifyRequest,
  caller: QueuedCaller,
  holder: LinkHolder,
): Promise<boolean> {
  const { companyId } = caller;
  const { logins, knownLogins } = app.platform;
  if (holder.kind === 'visitor') return true;
  if (holder.kind === 'lecturer') {
    if (holder.device === null) return false;
    return inTurn(app, caller, (tx) => logins.isAlive(tx, holder));
  }
  const token = tokenOf(request);
  if (token === undefined) return false;
  const login = await inTurn(app, caller, (tx) => logins.findStudent(tx, companyId, token));
  if (login) knownLogins.add(app.platform.secrets.hash('token', companyId, token));
  return login?.id === holder.id;
}

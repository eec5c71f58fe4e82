import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../core/errors.ts';
import { deviceOf } from '../http/device.ts';
import { companyOfHost } from '../http/hostCompany.ts';
import { type LinkHolder, readSignature, SIGNED_LINK_S } from '../http/linkSigner.ts';
import type { QueuedCaller } from '../http/requestQueue.ts';
import { inTurn } from '../http/turns.ts';
import { fileCaller, tokenOf } from './fileCaller.ts';
import { type LessonFile, LessonFiles } from './lessonFiles.ts';
import { sendRange } from './ranges.ts';
import { RecentChecks } from './recentChecks.ts';
import { findUpload } from './uploads.ts';

const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,4}[a-z0-9][\w-]*\.[a-z0-9]+$/i;
/** The root of uploads among the private paths. */
const UPLOADS = 'u/';

/** Serves private files behind links that are signed for one person and end; everything else is 404 (U6). */
export function privateFileRoutes(app: FastifyInstance): void {
  const served: Served = { recent: new RecentChecks(), lessons: new LessonFiles(app.platform.media.lessons) };
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
  lessons: LessonFiles;
}

async function sendPrivate(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: PrivateParams }>,
  reply: FastifyReply,
  { recent, lessons }: Served,
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
  const found: ServedPrivate | null = isUpload
    ? await findUpload(app, caller, path.slice(UPLOADS.length))
    : await lessons.find(path);
  if (!found) throw missing();
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

interface ServedPrivate extends LessonFile {
  disposition?: string;
  etag?: string;
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

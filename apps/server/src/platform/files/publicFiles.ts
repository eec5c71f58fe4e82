import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../core/errors.ts';
import { companyOfHost } from '../http/hostCompany.ts';
import { isPublicUpload } from './access.ts';
import { fileCaller } from './fileCaller.ts';
import { contentTypeOf, isStoredName } from './mediaTypes.ts';
import { sendRange } from './ranges.ts';
import { findUpload } from './uploads.ts';

const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,3}[a-z0-9][\w.-]*$/i;
/** A picture may be shown, and nothing in it may run, load or be framed. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const DAY_S = 86_400;

/** Serves the schools' pictures, the only SVG that is ever served (U1, U5), under `/files/seed/`, and public uploads under `/files/u/`. */
export function publicFileRoutes(app: FastifyInstance): void {
  const { media } = app.platform;
  app.get<{ Params: { name: string } }>('/files/u/:name', { config: { rate: 'file' } }, (request, reply) =>
    sendUpload(app, request, reply),
  );
  app.get<{ Params: { '*': string } }>('/files/seed/*', async (request, reply) => {
    const path = request.params['*'];
    const type = contentTypeOf(path);
    // Recordings in the stems of questions are public; lessons beside them are served by signed links only (U6).
    const file = path.startsWith('questions/')
      ? join(media.lessons, 'questions', basename(path))
      : join(media.pictures, path);
    const found = SAFE_PATH.test(path) && type ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (!type || !found?.isFile()) throw missing();
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    reply.headers({
      'content-security-policy': SANDBOX,
      'cross-origin-resource-policy': 'same-site',
      'cache-control': `public, max-age=${DAY_S}`,
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendRange(reply.type(type), file, found.size);
  });
}

/** Serves a public upload by its unguessable name, on the host of its school only; a private one is missing here (U5, U6). */
async function sendUpload(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const company = isStoredName(name) ? await companyOfHost(app, request) : null;
  const caller = company && fileCaller(app, request, company.id);
  if (caller)
    await app.limiter(request, 'file', {
      ...caller,
      guess: caller.login ? null : { secret: `${caller.companyId} ${name}`, refusal: 'missing' },
    });
  const upload = caller && (await findUpload(app, caller, name, (tx, row) => isPublicUpload(app, tx, row)));
  if (!upload) throw missing();
  const { etag } = upload;
  reply.type(upload.type).headers({
    'content-security-policy': SANDBOX,
    'cross-origin-resource-policy': 'same-site',
    'cache-control': `private, max-age=${DAY_S}, immutable`,
    'content-disposition': upload.disposition,
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).removeHeader('content-type').send();
  return sendRange(reply, upload.file, upload.size);
}

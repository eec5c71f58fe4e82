import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../data/tenancy.ts';
import { missing } from '../http/errors.ts';
import { companyOfHost } from '../http/hostCompany.ts';
import type { QueuedCaller } from '../http/requestQueue.ts';
import { inTurn } from '../http/turns.ts';
import { fileCaller } from './fileCaller.ts';
import { contentTypeOf, isShown, isStoredName } from './mediaTypes.ts';
import { isPublished } from './publicUses.ts';
import { sendRange } from './ranges.ts';
import { isServed } from './uses.ts';
import { visibilityOf } from './visibility.ts';

/** Pictures of the demo schools, drawn by us: the only SVG that is ever served (U1, U5). */
const PICTURES = join(import.meta.dirname, '../../seed/pictures');
/** Recordings in the stems of the demo schools' questions; lessons beside them are served by signed links only (U6). */
const RECORDINGS = join(import.meta.dirname, '../../seed/media/questions');

const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,3}[a-z0-9][\w.-]*$/i;
/** A picture may be shown, and nothing in it may run, load or be framed. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const DAY_S = 86_400;

/** Folder of a school's uploads, outside of everything served by path (U5). */
export function folderOf(dataDir: string, companyId: number): string {
  return join(dataDir, 'files', String(companyId));
}

/** Serves pictures and recordings of the seed under `/files/seed/`, and public uploads of the school under `/files/u/`. */
export function fileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/files/u/:name', { config: { rate: 'file' } }, (request, reply) =>
    sendUpload(app, request, reply),
  );
  app.get<{ Params: { '*': string } }>('/files/seed/*', async (request, reply) => {
    const path = request.params['*'];
    const type = contentTypeOf(path);
    const file = path.startsWith('questions/') ? join(RECORDINGS, basename(path)) : join(PICTURES, path);
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
  const upload = caller && (await findUpload(app, caller, name, (tx, row) => isOpen(app, tx, row)));
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

/** A stored upload as it is served: documents are downloaded, never displayed (U5). */
interface ServedUpload {
  /** Where its bytes are. */
  file: string;
  size: number;
  type: string;
  disposition: string;
  /** Its name: what is stored under it never changes. */
  etag: string;
}

/** Whether everybody may read an upload: a picture of a text only while the text is public (U6). */
async function isOpen(app: FastifyInstance, tx: Tx, { id, kind }: { id: number; kind: string }): Promise<boolean> {
  const visibility = visibilityOf(kind);
  return visibility === 'public' || (visibility === 'published' && (await isPublished(app, tx, id)));
}

/** An upload of the school that something uses, or that is new, and that may be read; null for every other name (U10). */
export async function findUpload(
  app: FastifyInstance,
  caller: QueuedCaller,
  name: string,
  mayRead: (tx: Tx, row: { id: number; kind: string }) => Promise<boolean> = async () => true,
): Promise<ServedUpload | null> {
  const type = isStoredName(name) ? contentTypeOf(name) : undefined;
  if (!type) return null;
  const { config, clock } = app.platform;
  const row = await inTurn(app, caller, async (tx) => {
    const found = await tx
      .selectFrom('upload as u')
      .select(['u.id', 'u.name', 'u.kind'])
      .where('u.path', '=', `u/${name}`)
      .where(isServed(clock.now()))
      .executeTakeFirst();
    return found && (await mayRead(tx, found)) ? found : undefined;
  });
  const file = join(folderOf(config.dataDir, caller.companyId), name);
  const size = row && (await stat(file).catch(() => null))?.size;
  if (!row || size === undefined) return null;
  const etag = `"${name.slice(0, 32)}"`;
  return { file, size, type, disposition: disposition(type, row.name), etag };
}

/** How a file is offered, with its name in the form of RFC 5987. */
function disposition(type: string, name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${isShown(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}

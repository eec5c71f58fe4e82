import { createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { missing } from './errors.ts';

/** Pictures of the demo schools, drawn by us: the only SVG that is ever served (U1, U5). */
const PICTURES = join(import.meta.dirname, '../seed/pictures');

/** What a stored name may end in, and what is said of it; nothing is guessed (U5). */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const SAFE_PATH = /^(?:[a-z0-9][\w-]*\/){0,3}[a-z0-9][\w.-]*$/i;
/** A picture may be shown, and nothing in it may run, load or be framed. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const DAY_S = 86_400;

/** Serves the pictures of the seed under `/files/seed/`. */
export function fileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/files/seed/*', async (request, reply) => {
    const path = request.params['*'];
    const type = TYPES[extname(path)];
    const file = join(PICTURES, path);
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
    return reply.type(type).header('content-length', found.size).send(createReadStream(file));
  });
}

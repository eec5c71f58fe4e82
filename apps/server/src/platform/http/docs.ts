import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract, openApi } from '@shuyuan/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { NO_COMPANY } from '../data/companies.ts';
import { BASES } from './answer.ts';

/** Policy of the OpenAPI page: its own files and styles, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";
const PREFIX = '/api/docs';
/** What the page's own plugin is given: the document itself is made when it is first read, since that takes longer than a start may. */
const UNREAD = { openapi: '3.1.0', info: { title: 'API', version: '0' }, paths: {} } as const;

/** The OpenAPI document of the contract and a page to read it, at `/api/docs`; off in production unless `API_DOCS=1` asks for it. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  if (!app.platform.config.hasDocs) return;
  await app.register(swagger, { mode: 'static', specification: { document: UNREAD } });
  await app.register(async (scope) => {
    const documents = new Map([
      [
        `${PREFIX}/json`,
        once(async () => toDocument('application/json; charset=utf-8', JSON.stringify(openApi(contract, BASES)))),
      ],
      [`${PREFIX}/yaml`, once(async () => toDocument('application/x-yaml; charset=utf-8', await toYaml()))],
    ]);
    // Before the page's own handlers, which write a megabyte anew for each request.
    scope.addHook('onRequest', async (request, reply) => {
      const document = documents.get(request.url.split('?')[0] ?? '');
      await app.limiter(request, document ? 'document' : 'file', { companyId: NO_COMPANY, login: null });
      return document && sendDocument(await document(), request, reply);
    });
    await scope.register(swaggerUi, { routePrefix: PREFIX, staticCSP: POLICY });
  });
}

/** The document as YAML, which only the plugin writes. */
async function toYaml(): Promise<string> {
  const writer = fastify();
  await writer.register(swagger, { mode: 'static', specification: { document: openApi(contract, BASES) as never } });
  await writer.ready();
  return writer.swagger({ yaml: true });
}

/** A document of the contract, ready to be sent in each encoding. */
interface Document {
  type: string;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

function toDocument(type: string, text: string): Document {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { type, etag, plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) };
}

function sendDocument(document: Document, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag: document.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(document.type).send(document[encoding ?? 'plain']);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

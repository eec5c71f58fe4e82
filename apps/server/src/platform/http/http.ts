import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Config } from '../core/config/config.ts';
import type { Disk } from '../core/disk.ts';
import { isDiskFull } from '../core/diskFull.ts';
import { AppError, invalid, missing } from '../core/errors.ts';
import type { ErrorTexts } from '../core/texts.ts';
import { answerError } from './answerError.ts';
import { BODY_LIMITS, bodyLimitsOf } from './bodyLimits.ts';
import { parseJson } from './json.ts';
import { parseQuery, QUERY_MAX_BYTES } from './query.ts';
import { limitBodies } from './slowBody.ts';
import { HEADER_TOO_LARGE } from './words.ts';

const HEADERS_MS = 10_000;
/** How often Node looks for requests over their time; its default of 30 s would triple the limit of headers. */
const CHECK_MS = 1_000;
const REQUEST_MS = 30_000;
/** A file of 50 MB takes seven minutes at 1 Mbit/s. */
const UPLOAD_MS = 600_000;
const KEEP_ALIVE_MS = 72_000;

interface Parts {
  config: Config;
  log: FastifyBaseLogger;
  texts: ErrorTexts;
  disk: Disk;
}

/** A Fastify instance with the limits of S6 that never answers 400, 401 or 403 (E2). */
export function createHttp({ config, log, texts, disk }: Parts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy: entries further left in the header come from the caller (T6).
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMITS.ordinary.bytes,
    requestTimeout: UPLOAD_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request that arrives on a connection that stays open while the server stops is still served (S4).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: (text) => parseQuery(text) as never, maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => answerError(texts, request, reply as FastifyReply, harmless(error)),
    // Only sockets are upgraded; a request that offers HTTP/2 is answered in HTTP/1.1.
    http: {
      connectionsCheckingInterval: CHECK_MS,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: (error, socket) => closeGarbled(error, socket),
  });
  app.server.headersTimeout = HEADERS_MS;
  app.decorate('routeTable', []);
  app.addHook('onRoute', (route) => void app.routeTable.push(route));
  limitBodies(app, REQUEST_MS);
  acceptJsonOnly(app);
  app.addHook('onRequest', async (request) => {
    const query = request.raw.url?.indexOf('?') ?? -1;
    if (query >= 0 && Buffer.byteLength(request.raw.url?.slice(query + 1) ?? '') > QUERY_MAX_BYTES) {
      throw new AppError('invalid', { status: 414 });
    }
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDiskFull(error)) disk.noteFull();
    return answerError(texts, request, reply, harmless(error));
  });
  app.setNotFoundHandler((request, reply) => answerError(texts, request, reply, missing()));
  return app;
}

/** JSON is the only body that the API reads; everything else is 415 (S7). Uploads add multipart in their own scope. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, text: string | Buffer) => {
      const parsed = parseJson(String(text), bodyLimitsOf(routeOptions.config.call));
      if ('fault' in parsed) throw invalid([{ field: '', rule: parsed.fault }]);
      return parsed.value;
    },
  );
}

/** The framework's own failures as ours: whatever it would answer with 400, 401 or 403 is a 422 (E2). */
function harmless(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error) || !('statusCode' in error)) return error;
  const status = Number(error.statusCode);
  if (status === 413 || status === 415) return new AppError('invalid', { status });
  if (status === 404) return missing();
  if (status >= 400 && status < 500) return invalid();
  return error;
}

/**
 * A connection that does not speak HTTP is closed without words, since no browser causes it (E2); one whose header is too large is told,
 * since cookies may cause that.
 */
function closeGarbled(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const line = isTooLarge ? '431 Request Header Fields Too Large' : isSlow ? '408 Request Timeout' : '400 Bad Request';
  const body = isTooLarge ? HEADER_TOO_LARGE : '';
  const type = isTooLarge ? 'Content-Type: text/html; charset=utf-8\r\n' : '';
  const head = `HTTP/1.1 ${line}\r\nConnection: close\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  socket.end(head + body);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, in the order in which they were mounted. */
    routeTable: RouteOptions[];
  }
}

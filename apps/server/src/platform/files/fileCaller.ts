import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueuedCaller } from '../http/requestQueue.ts';
import { queuedCaller } from '../http/turns.ts';

/** The student's login, in the cookie that the portal stores it in (§3): a media element sends no header. */
const LOGIN_COOKIE = /(?:^|;\s*)sy_access_token=([\w.-]{1,80})(?:;|$)/;

/** The student's login in the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return LOGIN_COOKIE.exec(request.headers.cookie ?? '')?.[1];
}

/** Who asks for a file: the login in the cookie, if it is known to be one; otherwise the address (S7, S12). */
export function fileCaller(app: FastifyInstance, request: FastifyRequest, companyId: number): QueuedCaller {
  const token = tokenOf(request);
  const hash = token === undefined ? null : app.platform.secrets.hash('token', companyId, token);
  return queuedCaller(request, companyId, hash && app.platform.knownLogins.has(hash) ? hash : null);
}

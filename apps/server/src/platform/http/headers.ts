import { GUEST_HEADER } from '@shuyuan/contract';
import { tenantLabel } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/callerAddress.ts';
import type { Config } from '../core/config/config.ts';
import { type CompanyRow, DEFAULT_LABEL, hostnameOf } from '../data/companies.ts';
import { companyOfHost } from './hostCompany.ts';

/** Said of every answer; pages and the API add their own (S8). */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
} as const;
/** Content security policy of everything but pages: no content may run. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const HSTS = 'max-age=31536000; includeSubDomains';
/** What a browser reads in answers that become a document or a worker, and a log in those of the API. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-request-id',
] as const;
const plainFiles = new WeakSet<FastifyReply>();
const API = /^\/(?:api|point|upload)(?:\/|$|\?)/;

/** Sets the headers of S8, and answers CORS questions of the schools' own origins, without credentials. */
export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    const { origin } = request.headers;
    if (!API.test(request.url)) return;
    reply.header('cache-control', 'no-store');
    // The time of the server, by which the portal corrects a computer's wrong clock (C3).
    reply.header('date', app.platform.clock.now().toUTCString());
    reply.header('vary', 'Origin');
    if (origin && (await isSchoolOrigin(app, request, origin))) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'Date, Retry-After, X-Request-Id');
    }
  });
  // A page or the OpenAPI page has set its own policy by now.
  app.addHook('onSend', async (_request, reply) => {
    if (!plainFiles.has(reply) && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', NOTHING_RUNS);
  });
  app.options('/*', async (_request, reply) => {
    if (reply.hasHeader('access-control-allow-origin')) {
      reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
      reply.header('access-control-allow-headers', `Authorization, Content-Type, ${GUEST_HEADER}`);
      reply.header('access-control-max-age', '600');
    }
    return reply.code(204).send();
  });
}

/**
 * Leaves out of the answer what says nothing of a part of a page: a script, a sheet, a font. A first visit loads fifty of them, each with
 * as many bytes of such headers as of code. The type stays binding (S8).
 */
export function asPartOfPage(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  plainFiles.add(reply);
}

/** Whether an origin is exactly that of a school: `PUBLIC_ORIGIN` with its label, its own domain, or the plain name (T6). */
async function isSchoolOrigin(app: FastifyInstance, request: FastifyRequest, origin: string): Promise<boolean> {
  const { config } = app.platform;
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  const company = await companyOfHost(app, request, url.host);
  if (!company) return false;
  return isNamed(company, config, url) || origin === plainOrigin(config);
}

/** The origin without a school's label. */
function plainOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  return publicOrigin.replace('{label}.', '');
}

function isNamed(
  company: CompanyRow,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  { origin, host, protocol }: URL,
): boolean {
  if (company.custom_domain === hostnameOf(host)) return protocol === 'https:';
  return origin === publicOrigin.replace('{label}', company.label);
}

/**
 * Whether a socket request comes from a page of this school and to its address (W1). `Host` and `Origin` are each compared with the school's
 * own names, never with each other: whoever has a domain can point it here, and both would be that domain. Where the server is developed,
 * this machine's own names count too, on whichever port.
 */
export function isOriginOf(
  company: CompanyRow,
  config: Pick<Config, 'publicOrigin' | 'isProduction'>,
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
): boolean {
  const url = URL.parse(origin ?? '');
  if (!url || url.origin !== origin || !isHostOf(company, config, hostnameOf(host ?? ''))) return false;
  const isPlain = company.label === DEFAULT_LABEL && origin === plainOrigin(config);
  return isNamed(company, config, url) || isPlain || isLocal(company, config, url.hostname);
}

function isHostOf(
  company: CompanyRow,
  config: Pick<Config, 'publicOrigin' | 'isProduction'>,
  hostname: string,
): boolean {
  const { label, custom_domain } = company;
  const names = [
    config.publicOrigin.replace('{label}', label),
    ...(label === DEFAULT_LABEL ? [plainOrigin(config)] : []),
  ];
  return (
    hostname === custom_domain ||
    names.some((name) => URL.parse(name)?.hostname === hostname) ||
    isLocal(company, config, hostname)
  );
}

/** Whether a name of this machine means the school, where the server is no production. */
function isLocal({ label }: CompanyRow, { isProduction }: Pick<Config, 'isProduction'>, hostname: string): boolean {
  const said = tenantLabel(hostname);
  const named = said.kind === 'label' ? said.label : said.kind === 'default' ? DEFAULT_LABEL : null;
  return !isProduction && isLoopbackName(hostname) && named === label;
}

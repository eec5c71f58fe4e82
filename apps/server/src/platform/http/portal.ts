import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type Locale, MOBILE_BASE, safeHttpUrl } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../core/errors.ts';
import type { CompanyRow } from '../data/companies.ts';
import { inDemoBrand } from './demoBrand.ts';
import { asPartOfPage } from './headers.ts';
import { companyOfHost } from './hostCompany.ts';
import { modeOf } from './mode.ts';
import { fillPage, newNonce, pagePolicy } from './page.ts';
import { safeImage } from './safeImage.ts';

/** What the portal may be told at run time, so that one build serves any backend of the family. */
const RUNTIME_CONFIG = { student: '/api', point: '/point', upload: '/upload', socket: '/socket/' } as const;

/** The record of a school in product words, as our own portal takes it from the page; made by the tenant module. */
export type WriteTenant = (company: CompanyRow, locale: Locale) => Promise<unknown>;

interface Parts {
  writeTenant: WriteTenant;
  /** The top menu of a school in product words. */
  writeMenuBar: (company: CompanyRow) => Promise<unknown>;
  /** Title of a page that belongs to no school. */
  defaultTitle: string;
}

const DEFAULT_BRAND = 'default';
const NOT_BUILT = 'The portal is not built yet. Run "npm run build", or "npm start", which builds it first.';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESS_FROM_BYTES = 1_024;
const YEAR_S = 31_536_000;
/** The build puts every file whose name contains a hash of its content into this folder: such a file never changes. */
const HASHED = /^assets\//;
/** Hashed files that are never a document or a worker by themselves: no policy applies to them. */
const PART_OF_PAGE = /^assets\/(?!.*\bworker\b)[^/]+\.(?:js|css|woff2?|ttf)$/;
/** A file that never changes is never asked for again, and no part of one is. */
const UNCHANGING = { etag: false, lastModified: false, acceptRanges: false } as const;

/** Serves the built portal under `/web/` and sends `/` there (§2); every path that is no file is the page itself. */
export async function portalRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { portalDir } = app.platform.config;
  await app.register(fastifyStatic, {
    root: portalDir,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // No `allowedPath`: with one, the library lists the folder of each file up to three times a request.
    dotfiles: 'ignore',
  });
  const page = pageSender(app, parts);
  app.get('/', async (_request, reply) => reply.redirect('/web/', 302));
  app.get('/web', async (_request, reply) => reply.redirect('/web/', 302));
  app.get('/web/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(RUNTIME_CONFIG),
  );
  // The mobile address of a school without a mobile site: the portal shows where to go instead (§1).
  for (const path of [MOBILE_BASE, `${MOBILE_BASE}*`]) app.get(path, page);
  app.get<{ Params: { '*': string } }>('/web/*', async (request, reply) => {
    const path = request.params['*'];
    if (!existsSync(join(portalDir, 'index.html')))
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    if (path !== 'index.html' && isFile(portalDir, path)) {
      if (!HASHED.test(path)) return reply.header('cache-control', 'no-cache').sendFile(path);
      if (PART_OF_PAGE.test(path)) asPartOfPage(reply);
      return reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`).sendFile(path, UNCHANGING);
    }
    if (/\.\w{1,8}$/.test(path) && path !== 'index.html') throw missing();
    return page(request, reply);
  });
}

/** A segment that begins with a dot: the parent folder, or a file that is not for visitors. */
const DOTTED = /(?:^|[\\/])\./;

function isFile(root: string, path: string): boolean {
  if (path === '' || DOTTED.test(path) || path.includes('\0')) return false;
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function pageSender(app: FastifyInstance, { writeTenant, writeMenuBar, defaultTitle }: Parts) {
  const file = join(app.platform.config.portalDir, 'index.html');
  let cached = { changed: Number.NaN, template: '' }; // no time equals it, not even 1970
  const template = async () => {
    const changed = statSync(file).mtimeMs;
    if (cached.changed !== changed) cached = { changed, template: await readFile(file, 'utf8') };
    return cached.template;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = localeOfCookie(request);
    const company = inDemoBrand(app, request, reply, await companyOfHost(app, request));
    const nonce = newNonce();
    const brand = company?.brand ?? DEFAULT_BRAND;
    const title = (locale === 'en' && company?.short_name_en) || company?.short_name || defaultTitle;
    const html = fillPage(
      await template(),
      {
        locale,
        title,
        brand,
        mode: modeOf({ brand, theme: company?.theme }),
        tabIcon: safeImage(company?.tab_icon ?? null),
        tenant: company ? await writeTenant(company, locale) : null,
        menuBar: company ? await writeMenuBar(company) : null,
        config: RUNTIME_CONFIG,
      },
      nonce,
    );
    reply.header('content-security-policy', pagePolicy(nonce, imageHosts(company)));
    reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Cookie');
    reply.type('text/html; charset=utf-8');
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!takesBrotli || html.length < COMPRESS_FROM_BYTES) return reply.send(html);
    return reply.header('content-encoding', 'br').send(brotliCompressSync(html, BROTLI));
  };
}

/** The language the portal has cached in a cookie of its own, if it does; cn otherwise (§1). */
function localeOfCookie(request: FastifyRequest): Locale {
  return /(?:^|;\s*)sy_language=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'cn';
}

/** Hosts other than ours that the school's own pictures come from. */
function imageHosts(company: CompanyRow | null): string[] {
  const addresses = [company?.tab_icon, company?.logo, company?.logo_inverse];
  const hosts = addresses.flatMap((address) => {
    const url = address ? safeHttpUrl(address) : null;
    return url ? [url.origin] : [];
  });
  return [...new Set(hosts)];
}

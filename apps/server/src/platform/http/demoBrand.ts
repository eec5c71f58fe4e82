import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listBrands } from '../core/brands.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { Query } from './query.ts';

/** Holds the brand that a designer looks at, until the browser is closed. */
const COOKIE = 'sy_demo_brand';

function askedBrand({ query, headers }: FastifyRequest): { id: string; isNew: boolean } | undefined {
  const asked = (query as Query).values['brand'];
  if (asked !== undefined) return { id: asked, isNew: true };
  const stored = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  return stored === undefined ? undefined : { id: stored, isNew: false };
}

/**
 * The school in another brand of the folder: `?brand=<id>` on any page, in demo mode alone. It stays for the pages after it,
 * and ends with an empty `?brand=`. The school's own theme and pictures give way, since they belong to its own brand.
 */
export function inDemoBrand(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  company: CompanyRow | null,
): CompanyRow | null {
  const asked = app.platform.config.isDemo ? askedBrand(request) : undefined;
  if (asked === undefined) return company;
  const isKnown = listBrands().includes(asked.id);
  if (asked.isNew) {
    const [value, age] = isKnown ? [asked.id, ''] : ['', '; Max-Age=0'];
    reply.header('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${age}`);
  }
  if (!isKnown || company === null) return company;
  return { ...company, brand: asked.id, theme: null, tab_icon: null, logo: null, logo_inverse: null };
}

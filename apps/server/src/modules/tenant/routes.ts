import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { COMPANY_TAG } from '../../platform/data/companies.ts';
import { route } from '../../platform/http/route.ts';
import { findAgreement, findCompany, listAgreements } from './service.ts';

const CACHE = { tag: 'agreement', ttlMs: 60_000 };

/** Which school a hostname belongs to, and its agreements (§1, §7). */
export function tenantRoutes(app: FastifyInstance): void {
  route(app, contract.tenant.byLabel, ({ input, locale }) => findCompany(app.platform, input.label, locale), {
    cache: { tag: COMPANY_TAG, ttlMs: CACHE.ttlMs },
    isTenantless: true,
  });
  route(app, contract.tenant.agreements, (ctx) => listAgreements(ctx, ctx.input.types), {
    cache: CACHE,
  });
  route(app, contract.tenant.agreement, (ctx) => findAgreement(ctx, ctx.input.id), {
    cache: CACHE,
  });
}

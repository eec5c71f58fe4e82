import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { COMPANY_TAG } from '../../platform/data/companies.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { findAgreement, findCompany, listAgreements } from './service.ts';

const KEPT = { tag: 'agreement', ttlMs: 60_000 };

/** Which school a hostname belongs to, and its agreements (§1, §7). */
export function tenantRoutes(app: FastifyInstance): void {
  openRoute(app, contract.tenant.byLabel, ({ input, locale }) => findCompany(app.platform, input.label, locale), {
    tag: COMPANY_TAG,
    ttlMs: KEPT.ttlMs,
  });
  route(app, contract.tenant.agreements, ({ tx, input, locale }) => listAgreements(tx, input.types, locale), KEPT);
  route(app, contract.tenant.agreement, ({ tx, input, locale }) => findAgreement(tx, input.id, locale), KEPT);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CompanyRow, NO_COMPANY } from '../data/companies.ts';

/**
 * The school of a host, by default the request's own; null when no school has it. Names that were never found count
 * against the caller's address before the database is asked: there are more of them than a cache can hold (S7).
 */
export async function companyOfHost(
  app: FastifyInstance,
  request: FastifyRequest,
  host = request.headers.host,
): Promise<CompanyRow | null> {
  const { companies } = app.platform;
  if (companies.isNewHost(host)) await app.limiter(request, 'write', { companyId: NO_COMPANY, login: null });
  return companies.byHost(host);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CompanyRow, NO_COMPANY } from '../data/companies.ts';
import { queuedCaller } from './turns.ts';

/**
 * The school of a host, by default the request's own; null when no school has it. Names that were never found count
 * against the caller's address, and wait in its turn, before the database is asked: there are more of them than a cache can hold (S7, S12).
 */
export async function companyOfHost(
  app: FastifyInstance,
  request: FastifyRequest,
  host = request.headers.host,
): Promise<CompanyRow | null> {
  const { companies } = app.platform;
  return companies.isNewHost(host) ? lookUp(app, request, () => companies.byHost(host)) : companies.byHost(host);
}

/** The school with an id that a token or an address claims; one that was never found counts as an unknown name does. */
export async function companyOfId(
  app: FastifyInstance,
  request: FastifyRequest,
  companyId: number,
): Promise<CompanyRow | null> {
  const { companies } = app.platform;
  return companies.isNewId(companyId)
    ? lookUp(app, request, () => companies.byId(companyId))
    : companies.byId(companyId);
}

async function lookUp<T>(app: FastifyInstance, request: FastifyRequest, find: () => Promise<T>): Promise<T> {
  await app.limiter(request, 'write', { companyId: NO_COMPANY, login: null });
  return app.requestQueue(queuedCaller(request, NO_COMPANY), find);
}

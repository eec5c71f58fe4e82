import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/callerAddress.ts';
import { missing } from '../core/errors.ts';
import { hostnameOf } from '../data/companies.ts';

/** Route patterns of demo mode: the simulator, the outbox page and the sandbox pages. */
const DEMO_ROUTE = /^\/(?:__sim\/|outbox(?:\.json)?$|sandbox\/)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a route belongs to demo mode. */
export const isDemoRoute = (pattern: string): boolean => DEMO_ROUTE.test(pattern);

/**
 * Hides the demo routes from everybody but this machine's own browsers (S14): a proxy would hand them to the world, and
 * a foreign name that resolves to this machine would hand them to a foreign page.
 */
export function guardDemoRoutes(app: FastifyInstance): void {
  const { trustProxy } = app.platform.config;
  app.addHook('onRequest', async (request) => {
    if (!isDemoRoute(request.routeOptions.url ?? '')) return;
    if (!isLoopbackName(hostnameOf(request.headers.host ?? ''))) throw missing();
    if (!trustProxy && isForwarded(request)) throw missing();
  });
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return FORWARDED.some((name) => headers[name] !== undefined);
}

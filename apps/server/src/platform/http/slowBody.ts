import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Aborts a request whose body takes longer than `ms` milliseconds (S6); files have the server's own limit. */
export function limitBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request) || request.routeOptions.config.call?.service === 'upload') return;
    const timer = setTimeout(() => request.raw.destroy(), ms);
    const clear = () => clearTimeout(timer);
    request.raw.once('end', clear).once('close', clear);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Aborts a request whose body takes longer than `ms` milliseconds, unless `allowSlowBody` was called before (S6). */
export function limitBodies(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => request.raw.destroy(), ms);
    timers.set(request, timer);
    const clear = () => clearTimeout(timer);
    request.raw.once('end', clear).once('close', clear);
  });
}

/** Gives the body the time of the server's own limit: for a file, once the login that sends it is verified. */
export function allowSlowBody(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

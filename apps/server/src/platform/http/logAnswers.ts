import type { FastifyInstance } from 'fastify';

/** One line an answer: the route's pattern, never the address (S9). */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const seconds = reply.elapsedTime / 1000;
    app.platform.metrics.answers.observe({ route, method: request.method, status: String(reply.statusCode) }, seconds);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
}

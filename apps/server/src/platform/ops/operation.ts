import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../core/config/config.ts';
import { diskFull, missing, unavailable } from '../core/errors.ts';
import { isSameHash } from '../core/secrets.ts';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Health, readiness and metrics for monitoring (S10, S11). */
export function operationRoutes(app: FastifyInstance): void {
  const { store, metrics, config, disk } = app.platform;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.decorate('isDraining', false);
  app.addHook('onRequest', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
  // Whoever asks while an answer is on its way gets the same: a crowd takes one connection.
  let pinging: Promise<void> | null = null;
  const ping = () => {
    pinging ??= store.ping().finally(() => {
      pinging = null;
    });
    return pinging;
  };
  app.get('/readyz', async () => {
    if (app.isDraining) throw unavailable();
    try {
      await ping();
    } catch {
      throw unavailable();
    }
    if (await disk.isFull()) throw diskFull();
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw missing();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** How long a stopping server keeps accepting requests, so that pending ones and a load balancer's last ones are served (S4). */
const DRAIN_MS = 500;

/** Stops a server without failing a request: unready first, every answer the last of its connection, then closed (S4). */
export async function drain(app: FastifyInstance): Promise<void> {
  app.isDraining = true;
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  await app.close();
}

/** What a proxy adds; not every one does, so production asks for the token. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request carries the operator's token. Without one set, the metrics are closed in production, where a proxy on this
 * machine looks like this machine, and open to loopback elsewhere (S11).
 */
function mayRead(request: FastifyRequest, { metricsToken, isProduction }: Config): boolean {
  if (metricsToken) {
    const shown = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return shown !== undefined && isSameHash(shown, metricsToken);
  }
  const isDirect = PROXY_HEADERS.every((header) => !(header in request.headers));
  return !isProduction && isDirect && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

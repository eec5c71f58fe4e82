import type { FastifyInstance } from 'fastify';
import type { Effects } from './exchanges.ts';
import { exchangeRoutes } from './routes.ts';
import { receiveSilently } from './sending.ts';
import { exchangeSimulator } from './simulator.ts';

/** Rewards for credits: exchanged, sent, received. */
export function exchangeModule(app: FastifyInstance, effects: Effects): void {
  exchangeRoutes(app, effects);
  exchangeSimulator(app);
  app.dueWork.on('receipt', receiveSilently(app.platform.tenancy));
}

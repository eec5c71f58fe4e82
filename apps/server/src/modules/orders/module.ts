import type { FastifyInstance } from 'fastify';
import type { Trade } from '../../domain/trade.ts';
import { createProviders } from '../../platform/payments/providers.ts';
import { paymentRoutes } from '../../platform/payments/routes.ts';
import { createRefusalHandler } from './alarms.ts';
import { orderDueWork } from './due.ts';
import { orderRoutes } from './routes.ts';
import { createSettlementHandler } from './settlement.ts';
import { orderSimulator } from './simulator.ts';

/** Orders from the price to the refund, and what payment providers notify them of. */
export async function orderModule(app: FastifyInstance, trade: Trade): Promise<void> {
  const { platform, dueWork } = app;
  const providers = await createProviders(platform);
  const apply = createSettlementHandler(platform, trade);
  const refuse = createRefusalHandler(platform);
  const parts = { platform, trade, providers, apply, refuse };
  orderRoutes(app, parts);
  orderDueWork(dueWork, parts);
  orderSimulator(app, trade);
  await paymentRoutes(app, { providers, apply, refuse });
}

import type { FastifyInstance } from 'fastify';
import { notificationRoutes, type Receivers } from './notifications.ts';
import type { PaymentProviders } from './port.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

interface Parts extends Receivers {
  /** Result of `createProviders`. */
  providers: PaymentProviders;
}

/**
 * The endpoint of the providers' notifications and, where it is on, the sandbox cashier:
 *
 *     const providers = await createProviders(platform);
 *     await paymentRoutes(app, { providers, apply: orders.applySettlement });
 */
export async function paymentRoutes(app: FastifyInstance, { providers, ...receivers }: Parts): Promise<void> {
  await notificationRoutes(app, providers, receivers);
  if (app.platform.config.payments.hasSandbox) await sandboxRoutes(app);
}

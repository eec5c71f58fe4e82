import type { FastifyInstance } from 'fastify';
import { type ApplySettlement, notificationRoutes } from './notifications.ts';
import type { PaymentProviders } from './port.ts';
import { sandboxRoutes } from './sandboxRoutes.ts';

interface Parts {
  /** Result of `createProviders`. */
  providers: PaymentProviders;
  apply: ApplySettlement;
}

/**
 * The endpoint of the providers' notifications and, where it is on, the sandbox cashier:
 *
 *     const providers = await createProviders(platform);
 *     await paymentRoutes(app, { providers, apply: orders.applySettlement });
 */
export async function paymentRoutes(app: FastifyInstance, { providers, apply }: Parts): Promise<void> {
  await notificationRoutes(app, providers, apply);
  if (app.platform.config.payments.hasSandbox) await sandboxRoutes(app);
}

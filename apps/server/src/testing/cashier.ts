import type { FastifyInstance } from 'fastify';
import { setHeaders } from '../platform/http/headers.ts';
import { createHttp } from '../platform/http/http.ts';
import type { Platform } from '../platform/http/platform.ts';
import { guardDemoRoutes } from '../platform/ops/demoRoutes.ts';
import { simulatorRoutes } from '../platform/ops/simulator.ts';
import type { PaymentProviders, Settlement } from '../platform/payments/port.ts';
import { paymentRoutes } from '../platform/payments/routes.ts';
import { recordAnswers } from './recorder.ts';

/** The payment endpoints of a server; settlements are only recorded in a list. */
export interface Cashier {
  app: FastifyInstance;
  /** Settlements in the order in which they were handed on, each with its school. */
  taken: (Settlement & { companyId: number })[];
  /** From now on handing on fails. */
  breakDown(): void;
  /** Fails the test if a response logs users out (E4), and closes. */
  close(): Promise<void>;
}

/** Serves the notification endpoint and the sandbox cashier on the platform of a test's world. */
export async function openCashier(platform: Platform, providers: PaymentProviders): Promise<Cashier> {
  const app = createHttp(platform);
  app.decorate('platform', platform);
  app.decorate('limiter', async () => {});
  app.decorate('requestQueue', (_caller, work) => work());
  setHeaders(app);
  guardDemoRoutes(app);
  simulatorRoutes(app);
  const taken: Cashier['taken'] = [];
  let isBroken = false;
  await paymentRoutes(app, {
    providers,
    apply: async (companyId, settlement) => {
      if (isBroken) throw new Error('the database is gone');
      taken.push({ companyId, ...settlement });
    },
  });
  const recorder = recordAnswers(app);
  return {
    app,
    taken,
    breakDown: () => {
      isBroken = true;
    },
    close: async () => {
      await recorder.check();
      await app.close();
    },
  };
}

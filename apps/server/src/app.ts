import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './modules/account/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { tenantRoutes } from './modules/tenant/routes.ts';
import { setHeaders } from './platform/headers.ts';
import { createHttp } from './platform/http.ts';
import { registerLimiter } from './platform/limiter.ts';
import { logAnswers } from './platform/logging.ts';
import { operationRoutes } from './platform/operation.ts';
import { Postman } from './platform/outbox.ts';
import type { Platform } from './platform/platform.ts';

/** Puts the modules together; used as it is by the tests. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = createHttp(platform.config, platform.log);
  app.decorate('platform', platform);
  setHeaders(app, platform.config);
  logAnswers(app);
  app.decorate('limiter', await registerLimiter(app, platform.config.rateLimitFactor));
  const postman = new Postman(platform);
  app.decorate('postman', postman);
  app.addHook('onClose', () => postman.stop());
  operationRoutes(app);
  tenantRoutes(app);
  siteRoutes(app);
  accountRoutes(app);
  return app;
}

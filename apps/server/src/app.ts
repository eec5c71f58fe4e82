import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './modules/account/routes.ts';
import { constantRoutes } from './modules/constants/routes.ts';
import { courseRoutes } from './modules/courses/routes.ts';
import { lecturerRoutes } from './modules/lecturers/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { tenantRoutes } from './modules/tenant/routes.ts';
import { companyRecord } from './modules/tenant/service.ts';
import { docsRoutes } from './platform/docs.ts';
import { DueWork } from './platform/dueWork.ts';
import { fileRoutes } from './platform/files.ts';
import { setHeaders } from './platform/headers.ts';
import { createHttp } from './platform/http.ts';
import { registerLimiter } from './platform/limiter.ts';
import { logAnswers } from './platform/logging.ts';
import { operationRoutes } from './platform/operation.ts';
import { Postman } from './platform/outbox.ts';
import { outboxRoutes } from './platform/outboxPage.ts';
import type { Platform } from './platform/platform.ts';
import { portalRoutes } from './platform/portal.ts';
import { simulatorRoutes } from './platform/simulator.ts';

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
  const dueWork = new DueWork(platform);
  app.decorate('dueWork', dueWork);
  app.addHook('onClose', () => dueWork.stop());
  simulatorRoutes(app);
  operationRoutes(app);
  outboxRoutes(app);
  fileRoutes(app);
  await docsRoutes(app);
  tenantRoutes(app);
  siteRoutes(app);
  accountRoutes(app);
  constantRoutes(app);
  courseRoutes(app);
  lecturerRoutes(app);
  await portalRoutes(app, (company, locale) => companyRecord(platform, company, locale));
  return app;
}

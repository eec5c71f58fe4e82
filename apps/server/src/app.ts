import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from './domain/productWords.ts';
import { menuBarOf } from './modules/site/service.ts';
import { companyRecord } from './modules/tenant/service.ts';
import { MODULES } from './moduleTable.ts';
import { privateFileRoutes } from './platform/files/privateFiles.ts';
import { publicFileRoutes } from './platform/files/publicFiles.ts';
import { docsRoutes } from './platform/http/docs.ts';
import { setHeaders } from './platform/http/headers.ts';
import { createHttp } from './platform/http/http.ts';
import { registerLimiter } from './platform/http/limiter.ts';
import { logAnswers } from './platform/http/logAnswers.ts';
import type { Platform } from './platform/http/platform.ts';
import { portalRoutes } from './platform/http/portal.ts';
import { createRequestQueue } from './platform/http/requestQueue.ts';
import { guardDemoRoutes } from './platform/ops/demoRoutes.ts';
import { operationRoutes } from './platform/ops/operation.ts';
import { outboxRoutes } from './platform/ops/outboxPage.ts';
import { simulatorRoutes } from './platform/ops/simulator.ts';
import { DueWork } from './platform/work/dueWork.ts';
import { Postman } from './platform/work/outbox.ts';
import { registerRealtime } from './realtime/registerRealtime.ts';
import type { Registration } from './registration.ts';

/** What every route stands on, and so before all of them. Hooks run in the order in which they are registered: `after` says where that matters. */
const FOUNDATIONS: readonly Registration[] = [
  { name: 'headers', register: setHeaders },
  { name: 'answer log', register: logAnswers },
  {
    name: 'guard of demo routes',
    after: { headers: 'a hidden route is answered with the headers of every other' },
    register: guardDemoRoutes,
  },
  {
    name: 'limiter',
    after: {
      headers: 'a refusal has the headers of every answer',
      'guard of demo routes': 'a hidden route is missing, however often it is asked for',
    },
    async register(app) {
      app.decorate('limiter', await registerLimiter(app, app.platform.config.rateLimitFactor));
    },
  },
  {
    name: 'request queue',
    register: (app) => void app.decorate('requestQueue', createRequestQueue(app.platform.metrics)),
  },
  { name: 'file access', register: (app) => void app.decorate('fileAccess', new Map()) },
  {
    name: 'postman',
    register(app) {
      app.decorate('postman', new Postman(app.platform)).addHook('onClose', () => app.postman.stop());
    },
  },
  {
    name: 'due work',
    register(app) {
      app.decorate('dueWork', new DueWork(app.platform)).addHook('onClose', () => app.dueWork.stop());
    },
  },
  { name: 'realtime', register: (app) => registerRealtime(app, app.platform) },
];

/** The server's own routes beside those of the modules. */
const OWN_ROUTES: readonly Registration[] = [
  {
    name: 'simulator',
    after: {
      headers: 'a call that is made to fail has the headers of every answer',
      limiter: 'it counts as every call does',
    },
    register: simulatorRoutes,
  },
  { name: 'operation', register: operationRoutes },
  { name: 'outbox page', register: outboxRoutes },
  { name: 'public files', register: publicFileRoutes },
  { name: 'private files', register: privateFileRoutes },
  { name: 'documents of the contract', register: docsRoutes },
  {
    name: 'portal',
    register: (app) =>
      portalRoutes(app, {
        writeTenant: (company, locale) => companyRecord(app.platform, company, locale),
        writeMenuBar: (company) => menuBarOf(app.platform, company.id),
        defaultTitle: PRODUCT_NAME,
      }),
  },
];

/** Everything that a server is made of, in the order in which it is registered: within a list, `after` says all that matters. */
export const PARTS: readonly (readonly Registration[])[] = [FOUNDATIONS, OWN_ROUTES, MODULES];

/** Puts the parts together; used as it is by the tests. */
export async function buildApp(platform: Platform, parts = PARTS): Promise<FastifyInstance> {
  const app = createHttp(platform);
  app.decorate('platform', platform);
  for (const { register } of parts.flat()) await register(app);
  return app;
}

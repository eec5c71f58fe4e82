import type { FastifyBaseLogger } from 'fastify';
import type { Cache } from './data/cache.ts';
import type { Companies } from './data/companies.ts';
import type { Store } from './data/database.ts';
import type { Tenancy } from './data/tenancy.ts';
import type { Disk } from './files/disk.ts';
import type { KnownLogins } from './http/knownLogins.ts';
import type { Limiter } from './http/limiter.ts';
import type { Found, Logins } from './http/login.ts';
import type { RequestQueue } from './http/requestQueue.ts';
import type { ErrorTexts } from './http/texts.ts';
import type { MovableClock } from './ops/clock.ts';
import type { Config } from './ops/config.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Secrets } from './ops/secrets.ts';

/** The outside parts that routes are built on. */
export interface Platform {
  readonly config: Config;
  readonly clock: MovableClock;
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly disk: Disk;
  readonly secrets: Secrets;
  readonly cache: Cache;
  readonly companies: Companies;
  readonly logins: Logins;
  readonly knownLogins: KnownLogins<Found>;
  readonly texts: ErrorTexts;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    limiter: Limiter;
    requestQueue: RequestQueue;
    /** The server is about to stop: not ready, but still serving requests. */
    isDraining: boolean;
  }
}

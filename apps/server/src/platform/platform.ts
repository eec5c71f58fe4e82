import type { FastifyBaseLogger } from 'fastify';
import type { Cache } from './cache.ts';
import type { MovableClock } from './clock.ts';
import type { Companies } from './companies.ts';
import type { Config } from './config.ts';
import type { Store } from './database.ts';
import type { Limiter } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Tenancy } from './tenancy.ts';

/** The outside parts that routes are built on. */
export interface Platform {
  readonly config: Config;
  readonly clock: MovableClock;
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly secrets: Secrets;
  readonly cache: Cache;
  readonly companies: Companies;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    limiter: Limiter;
    /** The server is about to stop: it is not ready for more, and serves what still comes. */
    isDraining: boolean;
  }
}

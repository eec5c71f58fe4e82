import type { FastifyBaseLogger } from 'fastify';
import type { MovableClock } from '../core/clock.ts';
import type { Config } from '../core/config/config.ts';
import type { Disk } from '../core/disk.ts';
import type { MediaFolders } from '../core/mediaFolders.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Cache } from './cache.ts';
import type { Companies } from './companies.ts';
import type { Store } from './database.ts';
import type { Tenancy } from './tenancy.ts';

/** What work without a request is built on; routes get a `Platform`, which is more. */
export interface Services {
  readonly config: Config;
  readonly clock: MovableClock;
  readonly store: Store;
  readonly tenancy: Tenancy;
  readonly disk: Disk;
  readonly media: MediaFolders;
  readonly secrets: Secrets;
  readonly cache: Cache;
  readonly companies: Companies;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
}

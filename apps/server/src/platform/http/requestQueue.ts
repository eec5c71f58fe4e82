import { Counter, Gauge, Histogram } from 'prom-client';
import { unavailable } from '../core/errors.ts';
import type { Metrics } from '../core/metrics.ts';
import { REQUEST_CONNECTIONS } from '../data/database.ts';
import { isUnreachable } from '../data/databaseErrors.ts';
import { FairQueue, QueueRejection, type Share } from '../data/fairQueue.ts';

/**
 * Whoever has waited this long is better off with a short answer and a later try; a shorter wait would refuse, and so read
 * twice, many requests that a rush of 1,500 students leaves in the queue for a few seconds.
 */
const LIMITS = { running: REQUEST_CONNECTIONS, waiting: 2_000, waitMs: 8_000 };
/** A login opens a page of a dozen calls in several tabs; more than that is a program. */
const LOGIN: Share = { running: 4, waiting: 60 };
/** Visitors behind one address may be a whole school. */
const ADDRESS: Share = { running: REQUEST_CONNECTIONS, waiting: 500 };

/** Who waits: a login, or the visitors of an address. */
export interface QueuedCaller {
  /** Hash of the token; null for a visitor. */
  login: string | null;
  network: string;
  companyId: number;
  /** Whether nobody waits for the answer any more. */
  isGone?: () => boolean;
}

/** Runs a transaction of a request in its turn; answers 503 with `Retry-After` where there is none in time (S12). */
export type RequestQueue = <T>(caller: QueuedCaller, work: () => Promise<T>) => Promise<T>;

const NAMES = [
  'database_queue_waiting',
  'database_queue_running',
  'database_queue_wait_seconds',
  'database_queue_rejections_total',
];

/** The queue of requests before the connections of the database, which background work does not wait in. */
export function createRequestQueue({ registry }: Metrics): RequestQueue {
  const queue = new FairQueue(LIMITS);
  const registers = [registry];
  // A second app on the same platform replaces the metrics of the first.
  for (const name of NAMES) registry.removeSingleMetric(name);
  gauge('database_queue_waiting', 'Requests that wait for the database', () => queue.waiting);
  gauge('database_queue_running', 'Requests that use the database', () => queue.running);
  const waits = new Histogram({
    name: 'database_queue_wait_seconds',
    help: 'Time that a request waited for the database',
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 4],
    registers,
  });
  const rejections = new Counter({
    name: 'database_queue_rejections_total',
    help: 'Requests that were not served, by reason',
    labelNames: ['reason'],
    registers,
  });
  return async ({ login, network, companyId, isGone }, work) => {
    const asked = performance.now();
    const name = `${companyId}|${login ?? `address ${network}`}`;
    try {
      return await queue.run(name, login ? LOGIN : ADDRESS, () => {
        waits.observe((performance.now() - asked) / 1000);
        if (isGone?.()) throw unavailable();
        return work();
      });
    } catch (error) {
      if (error instanceof QueueRejection) {
        rejections.inc({ reason: error.reason });
        throw unavailable(error.retryAfterS);
      }
      if (isUnreachable(error)) queue.rejectWaiting();
      throw error;
    }
  };

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}

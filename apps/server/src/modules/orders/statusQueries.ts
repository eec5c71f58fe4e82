import { setTimeout as pause } from 'node:timers/promises';
import { FairQueue, QueueRejection, type Share } from '../../platform/data/fairQueue.ts';
import { type InTurn, type OrderParts, queryProvider } from './charges.ts';
import type { PaymentRow } from './refundRows.ts';

/** Age of a pending payment before its provider is queried, and the minimum interval between queries, in ms. */
const ASK_AFTER_MS = 5_000;
/** Orders whose last query is remembered. */
const ASKED_AT_ONCE = 10_000;
/** Queries that run at once: a provider that hangs keeps each for the eight seconds of its own limit. */
const LIMITS = { running: 16, waiting: 160, waitMs: 2_000 };
const OF_SCHOOL: Share = { running: 4, waiting: 40 };
/** Longest time that a request waits for a query, in ms: then it answers what is known, and the query goes on. */
const ANSWER_MS = 3_000;

interface Asking {
  now: Date;
  inTurn: InTurn;
}

/**
 * Queries of providers that requests wait for. Schools take turns, each with a few at once; all requests of an order share one query;
 * and what a query reads and writes takes a turn before the database (S12). Without a place for it there is none: due work asks again.
 */
export class StatusQueries {
  readonly #parts: OrderParts;
  readonly #queue = new FairQueue(LIMITS);
  readonly #askedAt = new Map<string, number>();
  readonly #running = new Map<string, Promise<void>>();

  constructor(parts: OrderParts) {
    this.#parts = parts;
  }

  /** Resolves when the provider has answered, or before where that takes long, or nothing is to be asked. */
  async ask(payment: PaymentRow, asking: Asking): Promise<void> {
    const query = this.#queryOf(payment, asking);
    if (!query) return;
    const answered = new AbortController();
    const late = pause(ANSWER_MS, undefined, { ref: false, signal: answered.signal }).catch(() => {});
    await Promise.race([query, late]);
    answered.abort();
  }

  #queryOf({ company_id: companyId, order_id: orderId, created_at }: PaymentRow, { now, inTurn }: Asking) {
    const key = `${companyId} ${orderId}`;
    const running = this.#running.get(key);
    if (running) return running;
    const last = this.#askedAt.get(key) ?? created_at.getTime();
    if (now.getTime() - last < ASK_AFTER_MS) return null;
    if (this.#askedAt.size >= ASKED_AT_ONCE) this.#askedAt.clear();
    this.#askedAt.set(key, now.getTime());
    const query = this.#queue
      .run(String(companyId), OF_SCHOOL, () => queryProvider(this.#parts, companyId, orderId, inTurn))
      .catch((error: unknown) => {
        if (!(error instanceof QueueRejection)) throw error;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, query);
    return query;
  }
}

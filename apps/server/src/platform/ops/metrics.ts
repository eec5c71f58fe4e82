import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Metrics of `/metrics`. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds of each answer by route pattern, method and status. */
  readonly answers: Histogram<'route' | 'method' | 'status'>;
  /** Statements of payment providers that were not applied, by provider and reason; any of them wants a look (C2). */
  readonly refusedPayments: Counter<'method' | 'reason'>;
}

/** New metrics of a server; `hasProcess` adds those of the process, which only one server in it may collect. */
export function createMetrics({ hasProcess = false } = {}): Metrics {
  const registry = new Registry();
  if (hasProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    refusedPayments: new Counter({
      name: 'payment_statements_refused_total',
      help: 'Statements of payment providers that were not applied, by provider and reason',
      labelNames: ['method', 'reason'],
      registers: [registry],
    }),
    answers: new Histogram({
      name: 'http_answer_seconds',
      help: 'Time to answer, by route pattern',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
  };
}

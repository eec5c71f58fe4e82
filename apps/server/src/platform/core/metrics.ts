import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of `/metrics`. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds of each answer by route pattern, method and status. */
  readonly answers: Histogram<'route' | 'method' | 'status'>;
  /** Statements of payment providers that were not applied, by provider and reason; any of them wants a look (C2). */
  readonly refusedPayments: Counter<'method' | 'reason'>;
  /** Requests that were answered by asking for a proof of work, by call (S15). */
  readonly proofsAsked: Counter<'call'>;
  /** Requests for codes that were refused because a limit of short messages was reached, by limit (school, server). */
  readonly smsLimited: Counter<'limit'>;
  /** When a sweep last deleted all that it had to, in seconds since 1970; 0 before the first (S11). */
  readonly sweptAt: Gauge;
  /** Tables of schools that a sweep left with old rows, by table and reason. */
  readonly sweepsIncomplete: Counter<'table' | 'reason'>;
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
    proofsAsked: new Counter({
      name: 'proofs_asked_total',
      help: 'Requests that were answered by asking for a proof of work, by call (code, guestStart)',
      labelNames: ['call'],
      registers: [registry],
    }),
    smsLimited: new Counter({
      name: 'sms_limit_refusals_total',
      help: 'Requests for codes refused because a limit of short messages was reached, by limit (school, server)',
      labelNames: ['limit'],
      registers: [registry],
    }),
    sweptAt: new Gauge({
      name: 'retention_sweep_completed_seconds',
      help: 'When a sweep last deleted everything that had outlived its retention, in seconds since 1970',
      registers: [registry],
    }),
    sweepsIncomplete: new Counter({
      name: 'retention_sweep_incomplete_total',
      help: 'Tables of schools that a sweep left with rows past their retention, by table and reason (backlog, failure)',
      labelNames: ['table', 'reason'],
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

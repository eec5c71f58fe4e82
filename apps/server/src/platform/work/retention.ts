import { sql } from 'kysely';
import { describeError } from '../core/log.ts';
import type { Services } from '../data/services.ts';
import type { Database } from '../data/tables.ts';
import type { Tx } from '../data/tenancy.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const SWEEP_MS = HOUR_MS;
/** A server that is started again each day still sweeps. */
const FIRST_SWEEP_MS = 2 * MINUTE_MS;
/** Rows of one statement, and statements of one table in one sweep: a backlog is worked off over several sweeps. */
const BATCH_ROWS = 2_000;
const BATCHES_MAX = 100;
/** Longest statement of a sweep, in ms; those of requests end sooner (S5). */
const STATEMENT_MS = 30_000;

/** How long the rows of a table are stored, by the column that holds their age (S11). */
export interface RetentionRule {
  table: keyof Database;
  column: string;
  ms: number;
  /** Deletes at most so many that are older than an instant, where not every old row goes or others point at it; gives their number. */
  remove?: (tx: Tx, before: Date, most: number) => Promise<number>;
}

/** What is swept of a school otherwise than row by row: its files. */
export interface SchoolSweep {
  /** Name in the log and in the metrics. */
  table: string;
  sweep(parts: SweepParts, companyId: number): Promise<'done' | 'more'>;
}

/** Rows of the platform itself (S11, I19). */
export const PLATFORM_RETENTION: readonly RetentionRule[] = [
  { table: 'idempotency', column: 'created_at', ms: DAY_MS },
  { table: 'outbox', column: 'created_at', ms: DAY_MS },
  { table: 'spent_proof', column: 'spent_at', ms: HOUR_MS },
  { table: 'sms_hour', column: 'hour', ms: 2 * DAY_MS },
  { table: 'audit_log', column: 'created_at', ms: 180 * DAY_MS },
];

/** How long a push is stored: whoever missed it for so long reads the truth by itself (W10). */
const PUSH_MS = 10 * MINUTE_MS;

/** What a sweep uses; its store is one of its own on PostgreSQL, whose statements have other limits than those of requests. */
export interface SweepParts
  extends Pick<Services, 'companies' | 'tenancy' | 'clock' | 'store' | 'config' | 'log' | 'metrics'> {
  /** Rows of one statement; `BATCH_ROWS` unless a test says otherwise. */
  batchRows?: number;
}

/**
 * Deletes what has outlived its retention, school by school and table by table, in batches with a transaction each (S11). What fails is
 * logged and counted, and nothing else waits for it: not the next table, not the next school.
 */
export async function sweep(parts: SweepParts, rules: readonly (RetentionRule | SchoolSweep)[]): Promise<void> {
  const { companies, metrics, clock } = parts;
  const now = clock.now();
  let isComplete = await attempt(parts, 'push_event', () => sweepPushes(parts, now));
  for (const companyId of await companies.listIds()) {
    for (const rule of rules) {
      const isDone = await attempt(parts, rule.table, () =>
        'sweep' in rule ? rule.sweep(parts, companyId) : sweepTable(parts, companyId, rule, now),
      );
      isComplete &&= isDone;
    }
  }
  if (isComplete) metrics.sweptAt.set(now.getTime() / 1000);
}

/** Runs a part of a sweep; false where it failed or left something behind. */
async function attempt(
  { log, metrics }: SweepParts,
  table: string,
  work: () => Promise<'done' | 'more'>,
): Promise<boolean> {
  try {
    const result = await work();
    if (result === 'more') metrics.sweepsIncomplete.inc({ table, reason: 'backlog' });
    return result === 'done';
  } catch (error) {
    metrics.sweepsIncomplete.inc({ table, reason: 'failure' });
    log.warn({ table, failure: describeError(error) }, 'old rows could not be deleted');
    return false;
  }
}

function sweepTable(parts: SweepParts, companyId: number, rule: RetentionRule, now: Date): Promise<'done' | 'more'> {
  const { table, column, ms, remove } = rule;
  const before = new Date(now.getTime() - ms);
  const { batchRows = BATCH_ROWS } = parts;
  return inBatches(batchRows, () =>
    parts.tenancy.withTenant(companyId, async (tx) => {
      await sql`select set_config('statement_timeout', ${sql.lit(String(STATEMENT_MS))}, true)`.execute(tx);
      if (remove) return remove(tx, before, batchRows);
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${batchRows}))`.execute(tx);
      return Number(numAffectedRows ?? 0);
    }),
  );
}

function sweepPushes({ store, batchRows = BATCH_ROWS }: SweepParts, now: Date): Promise<'done' | 'more'> {
  const before = new Date(now.getTime() - PUSH_MS);
  return inBatches(batchRows, async () => {
    const { numAffectedRows } = await sql`
      delete from push_event where ctid = any (array(
        select ctid from push_event where created_at < ${before} limit ${batchRows}))`.execute(store.owner);
    return Number(numAffectedRows ?? 0);
  });
}

/** Repeats a batch until it deletes fewer rows than it may; `more` where that takes too many of them for one sweep. */
async function inBatches(rows: number, batch: () => Promise<number>): Promise<'done' | 'more'> {
  for (let count = 0; count < BATCHES_MAX; count += 1) if ((await batch()) < rows) return 'done';
  return 'more';
}

/** Sweeps soon after the start and every hour, one sweep at a time; gives back what ends it. */
export function startSweeping(parts: SweepParts, rules: readonly (RetentionRule | SchoolSweep)[]): () => void {
  let isSweeping = false;
  const run = () => {
    if (isSweeping) return;
    isSweeping = true;
    sweep(parts, rules)
      .catch((error: unknown) => parts.log.warn({ failure: describeError(error) }, 'old rows could not be deleted'))
      .finally(() => {
        isSweeping = false;
      });
  };
  const first = setTimeout(run, FIRST_SWEEP_MS).unref();
  const timer = setInterval(run, SWEEP_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

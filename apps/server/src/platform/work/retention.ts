import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import type { Tx } from '../data/tenancy.ts';
import { sweepUploads } from '../files/uploadSweep.ts';
import type { Platform } from '../platform.ts';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const SWEEP_MS = HOUR_MS;

/** How long the rows of a table are stored, by the column that holds their age (S11). */
export interface RetentionRule {
  table: keyof Database;
  column: string;
  ms: number;
  /** Deletes what is older than an instant, where not every old row goes or others point at it. */
  remove?: (tx: Tx, before: Date) => Promise<void>;
}

/** Rows of the platform itself (S11, I19). */
export const PLATFORM_RETENTION: readonly RetentionRule[] = [
  { table: 'idempotency', column: 'created_at', ms: DAY_MS },
  { table: 'outbox', column: 'created_at', ms: DAY_MS },
  { table: 'audit_log', column: 'created_at', ms: 180 * DAY_MS },
];

/** How long a push is stored: whoever missed it for so long reads the truth by itself (W10). */
const PUSH_MS = 10 * MINUTE_MS;

/** Deletes what has outlived its retention, school by school, and pushes of all schools at once (S11). */
export async function sweep(platform: Platform, rules: readonly RetentionRule[]): Promise<void> {
  const { companies, tenancy, clock, store } = platform;
  const now = clock.now();
  await store.owner
    .deleteFrom('push_event')
    .where('created_at', '<', new Date(now.getTime() - PUSH_MS))
    .execute();
  for (const companyId of await companies.listIds()) {
    await tenancy.withTenant(companyId, (tx) => sweepSchool(tx, rules, now));
    await sweepUploads(platform, companyId);
  }
}

async function sweepSchool(tx: Tx, rules: readonly RetentionRule[], now: Date): Promise<void> {
  for (const { table, column, ms, remove } of rules) {
    const before = new Date(now.getTime() - ms);
    if (remove) await remove(tx, before);
    else await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(tx);
  }
}

/** Sweeps every hour; gives back what ends it. */
export function startSweeping(platform: Platform, rules: readonly RetentionRule[]): () => void {
  const timer = setInterval(() => {
    sweep(platform, rules).catch((error: unknown) => {
      platform.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'old rows could not be deleted');
    });
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

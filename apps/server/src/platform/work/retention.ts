import { sql } from 'kysely';
import type { Tx } from '../data/tenancy.ts';
import { sweepUploads } from '../files/uploadSweep.ts';
import type { Platform } from '../platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SWEEP_MS = HOUR_MS;

/** How long each kind of row is stored, by the column that tells its age (S11, I19). */
export const RETENTION: readonly { table: string; column: string; ms: number }[] = [
  { table: 'idempotency', column: 'created_at', ms: DAY_MS },
  { table: 'outbox', column: 'created_at', ms: DAY_MS },
  { table: 'verify_code', column: 'sent_at', ms: 10 * MINUTE_MS },
  { table: 'code_send', column: 'sent_at', ms: DAY_MS },
  { table: 'login_guard', column: 'failed_at', ms: DAY_MS },
  { table: 'redeem_failure', column: 'failed_at', ms: DAY_MS },
  { table: 'session', column: 'created_at', ms: 180 * DAY_MS },
  { table: 'lecturer_session', column: 'created_at', ms: 180 * DAY_MS },
  { table: 'socket_ticket', column: 'expires_at', ms: MINUTE_MS },
  { table: 'presence', column: 'seen_at', ms: DAY_MS },
  { table: 'audit_log', column: 'created_at', ms: 180 * DAY_MS },
  { table: 'visit_record', column: 'created_at', ms: 180 * DAY_MS },
];

/** How long a push is stored: whoever missed it for so long reads the truth by itself (W10). */
const PUSH_MS = 10 * MINUTE_MS;

/** Deletes what has outlived its retention, school by school, and pushes of all schools at once (S11). */
export async function sweep(platform: Platform): Promise<void> {
  const { companies, tenancy, clock, store } = platform;
  const now = clock.now();
  await store.owner
    .deleteFrom('push_event')
    .where('created_at', '<', new Date(now.getTime() - PUSH_MS))
    .execute();
  for (const companyId of await companies.listIds()) {
    await tenancy.withTenant(companyId, (tx) => sweepSchool(tx, now));
    await sweepUploads(platform, companyId);
  }
}

async function sweepSchool(tx: Tx, now: Date): Promise<void> {
  for (const { table, column, ms } of RETENTION) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${new Date(now.getTime() - ms)}`.execute(tx);
  }
}

/** Sweeps every hour; gives back what ends it. */
export function startSweeping(platform: Platform): () => void {
  const timer = setInterval(() => {
    sweep(platform).catch((error: unknown) => {
      platform.log.warn({ kind: error instanceof Error ? error.name : 'unknown' }, 'old rows could not be deleted');
    });
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { DAY_MS, HOUR_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** Deletes announcements, last repeated before an instant, of which no byte has come; gives their number. */
async function deleteEmpty(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from open_upload where id = any (array(
      select id from open_upload where touched_at < ${before} and arrived = 0 and upload_id is null limit ${most}))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Reservations of processes that died, files that were only announced, and those that nobody goes on sending (S11, U2, U11). */
export const UPLOAD_RETENTION: readonly RetentionRule[] = [
  { table: 'upload_reservation', column: 'expires_at', ms: DAY_MS },
  { table: 'open_upload', column: 'touched_at', ms: HOUR_MS, remove: deleteEmpty },
  { table: 'open_upload', column: 'touched_at', ms: DAY_MS },
];

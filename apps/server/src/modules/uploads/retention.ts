import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** Reservations of processes that died, and files that nobody goes on sending; the sweep takes their bytes (S11, U2, U11). */
export const UPLOAD_RETENTION: readonly RetentionRule[] = [
  { table: 'upload_reservation', column: 'expires_at', ms: DAY_MS },
  { table: 'open_upload', column: 'touched_at', ms: DAY_MS },
];

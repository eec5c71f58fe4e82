import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** Reservations of processes that died (S11, U11). */
export const UPLOAD_RETENTION: readonly RetentionRule[] = [
  { table: 'upload_reservation', column: 'expires_at', ms: DAY_MS },
];

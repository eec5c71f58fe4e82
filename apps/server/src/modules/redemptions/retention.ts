import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** How long failed redemptions count against their limits (S11, A6). */
export const REDEMPTION_RETENTION: readonly RetentionRule[] = [
  { table: 'redeem_failure', column: 'failed_at', ms: DAY_MS },
];

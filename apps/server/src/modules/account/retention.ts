import { DAY_MS, MINUTE_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** How long verification codes and the record of their sending are stored (S11, A5). */
export const ACCOUNT_RETENTION: readonly RetentionRule[] = [
  { table: 'verify_code', column: 'sent_at', ms: 10 * MINUTE_MS },
  { table: 'code_send', column: 'sent_at', ms: DAY_MS },
];

import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** How long visits are stored (S11). */
export const SITE_RETENTION: readonly RetentionRule[] = [
  { table: 'visit_record', column: 'created_at', ms: 180 * DAY_MS },
];

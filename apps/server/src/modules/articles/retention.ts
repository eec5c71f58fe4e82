import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** Who read what is needed for the day alone, and how many for the week (S11). */
export const ARTICLE_RETENTION: readonly RetentionRule[] = [
  { table: 'article_read', column: 'read_at', ms: 2 * DAY_MS },
  { table: 'article_day', column: 'day', ms: 14 * DAY_MS },
];

import { DAY_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** Invitations that nobody used (S11). */
export const TALK_RETENTION: readonly RetentionRule[] = [
  { table: 'lecturer_invitation', column: 'expires_at', ms: DAY_MS },
];

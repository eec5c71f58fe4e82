import { DAY_MS, MINUTE_MS, type RetentionRule } from '../../platform/work/retention.ts';

/** How long logins, failed passwords, socket tickets and presence are stored (S11, A4, W1). */
export const LOGIN_RETENTION: readonly RetentionRule[] = [
  { table: 'login_guard', column: 'failed_at', ms: DAY_MS },
  { table: 'known_device', column: 'seen_at', ms: 365 * DAY_MS },
  { table: 'session', column: 'created_at', ms: 180 * DAY_MS },
  { table: 'lecturer_session', column: 'created_at', ms: 180 * DAY_MS },
  { table: 'socket_ticket', column: 'expires_at', ms: MINUTE_MS },
  { table: 'presence', column: 'seen_at', ms: DAY_MS },
];

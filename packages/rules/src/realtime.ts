/** Seconds that a study-room call rings (§4, §9). */
export const CALL_COUNTDOWN_S = 15;
/** Milliseconds between heartbeats, type 3; any incoming message restarts the wait (§4, §9). */
export const HEARTBEAT_MS = 15_000;
/** Milliseconds without an answer to a heartbeat after which the connection is dead (W4). */
export const HEARTBEAT_REPLY_MS = 10_000;
/** Most tries to connect again before the student is asked (§4, §9). */
export const RECONNECT_TRIES = 10;
/** Seconds before each of the ten tries, without the spread (W5). */
export const RECONNECT_DELAYS_S = [1, 2, 4, 8, 16, 30, 30, 30, 30, 30] as const;
/** How far a wait may lie from its plan, as a share, so that 5,000 clients do not come back at once (W5). */
export const RECONNECT_SPREAD = 0.3;
/** Milliseconds alive with traffic after which all ten tries are there again (W5). */
export const RECONNECT_RENEW_MS = 30_000;
/** Milliseconds in which a forced logout happens at most once (§4, §9). */
export const FORCED_LOGOUT_DEBOUNCE_MS = 2_000;
/** Milliseconds that a toast stays (§9). */
export const TOAST_MS = 1_500;
/** Pixels between the top of the window and a toast (§9). */
export const TOAST_OFFSET = 100;
/** Pixels between the top of the window and the unread notification: under the header, or under a header with its banner (§4). */
export const NOTIFICATION_OFFSET = { base: 72, tall: 177 } as const;
/** Width of the page in pixels (§2). */
export const PAGE_WIDTH = 1154;
/** Height of the header in pixels (§2). */
export const HEADER_HEIGHT = 72;
/** Width of the login box in pixels (§2). */
export const LOGIN_BOX_WIDTH = 384;
/** Seconds in the past to which a cookie's expiry is set to delete it (§9). */
export const COOKIE_PAST_S = 10;

/** Whole seconds a call still rings, from 15 to 0; both times in milliseconds of one monotonic clock (§4, W8). */
export function callSecondsLeft(answerBy: number, now: number): number {
  return Math.min(CALL_COUNTDOWN_S, Math.max(0, Math.ceil((answerBy - now) / 1000)));
}

/** Milliseconds to wait before a try, counted from 1; `null` once the ten are used up. `random` yields 0 to 1 (W5). */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number | null {
  const seconds = RECONNECT_DELAYS_S[attempt - 1];
  return seconds === undefined
    ? null
    : Math.round(seconds * 1000 * (1 - RECONNECT_SPREAD + 2 * RECONNECT_SPREAD * random()));
}

/** What decides on a forced logout: the tokens, and the times in milliseconds of one clock. */
export interface ForcedLogout {
  /** The token that the failed request carried, `null` for none. */
  requestToken: string | null;
  /** The token of the login as it is now. */
  currentToken: string | null;
  /** When the last forced logout happened, `null` for never. */
  firedAt: number | null;
  now: number;
}

/** Whether a failed request may log the student out: its token is still the current one, and 2 s have passed since the last (§4, E6). */
export function mayForceLogout({ requestToken, currentToken, firedAt, now }: ForcedLogout): boolean {
  if (requestToken !== currentToken) return false;
  // A clock set back must not bar the logout for hours.
  return firedAt === null || now < firedAt || now - firedAt >= FORCED_LOGOUT_DEBOUNCE_MS;
}

/** A gate that remembers its last opening: of many failed requests within 2 s, one passes (§4, E6). */
export function createForcedLogoutGate(clock: () => number) {
  let firedAt: number | null = null;
  return (tokens: Pick<ForcedLogout, 'requestToken' | 'currentToken'>): boolean => {
    const now = clock();
    const passes = mayForceLogout({ ...tokens, firedAt, now });
    if (passes) firedAt = now;
    return passes;
  };
}

/** Seconds that a study-room call rings (§4, §9). */
export const CALL_COUNTDOWN_S = 15;
/** Minutes after a missed call within which the student may come back to the front of the queue (product.md 4.17). */
export const CALL_RETURN_MINUTES = 5;
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

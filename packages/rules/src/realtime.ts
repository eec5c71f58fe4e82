/** Seconds that a study-room call rings (§4, §9). */
export const CALL_COUNTDOWN_S = 15;
/** Minutes after a missed call within which the student may come back to the front of the queue (product.md 4.17). */
export const CALL_RETURN_MINUTES = 5;
/** Milliseconds between heartbeats, type 3; any incoming message restarts the wait (§4, §9). */
export const HEARTBEAT_MS = 15_000;
/** Milliseconds without a reply to a heartbeat after which the connection counts as dead (W4). */
export const HEARTBEAT_REPLY_MS = 10_000;
/** Most reconnection attempts before the student is asked to retry (§4, §9). */
export const RECONNECT_TRIES = 10;
/** Backoff in seconds before each of the ten attempts, without jitter (W5). */
export const RECONNECT_DELAYS_S = [1, 2, 4, 8, 16, 30, 30, 30, 30, 30] as const;
/** Jitter as a share of the wait, so that 5,000 clients do not reconnect at once (W5). */
export const RECONNECT_SPREAD = 0.3;
/** Milliseconds of a live connection with traffic after which the attempt count is reset (W5). */
export const RECONNECT_RENEW_MS = 30_000;

/** Whole seconds a call still rings, from 15 to 0; both times in milliseconds of one monotonic clock (§4, W8). */
export function callSecondsLeft(answerBy: number, now: number): number {
  return Math.min(CALL_COUNTDOWN_S, Math.max(0, Math.ceil((answerBy - now) / 1000)));
}

/** Milliseconds to wait before an attempt, counted from 1; `null` after the tenth. `random` yields 0 to 1 (W5). */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number | null {
  const seconds = RECONNECT_DELAYS_S[attempt - 1];
  return seconds === undefined
    ? null
    : Math.round(seconds * 1000 * (1 - RECONNECT_SPREAD + 2 * RECONNECT_SPREAD * random()));
}

/** Seconds after the 15 in which an answer in transit still counts; then the server closes the call (product.md 4.17). */
export const CALL_GRACE_S = 3;
/** Minutes after which a consultation ends when one of the two is absent (product.md 4.17). */
export const ROOM_ALONE_MINUTES = 3;
/** Most bytes of one frame of the socket (W3). */
export const FRAME_MAX_BYTES = 16_384;
/** Most frames that one socket may send in a second (W3). */
export const FRAMES_PER_SECOND = 20;
/** Lifetime of a single-use socket ticket in seconds (W1). */
export const SOCKET_TICKET_S = 30;
/** Most characters of the question that a student asks for a consultation (product.md 4.17). */
export const QUESTION_MAX = 200;
/** Most pictures beside that question (product.md 4.17). */
export const QUESTION_IMAGES_MAX = 3;
/** Minutes within which a message can be taken back (product.md 4.18). */
export const RECALL_MINUTES = 2;

/**
 * Close codes of the socket (W2): only 4401 and 4403 stop reconnecting, all others are retried. Our own: 4410 for
 * a used or expired ticket, so that a new one is fetched, and 1003 for unreadable frames.
 */
export const CloseCode = {
  loginOver: 4401,
  notYours: 4403,
  noHeartbeat: 4408,
  tooBig: 4413,
  tooFast: 4429,
  restart: 1012,
  ticketOver: 4410,
  unreadable: 1003,
} as const;
export type CloseCode = (typeof CloseCode)[keyof typeof CloseCode];
/** Protocol that server and browser agree on; the ticket is offered beside it (W1). */
export const SOCKET_PROTOCOL = 'shuyuan.v1';

import type { ServerTime } from '../../../core/ServerTime.ts';

/** Milliseconds before its addresses end at which they are renewed (U6). */
const RENEW_BEFORE_MS = 60_000;
/** Least milliseconds between two renewals that a refused address asks for. */
const RENEW_EVERY_MS = 5_000;

/** Asks for the addresses of a playback again before they end, and when one is refused, at most once in five seconds (U6). */
export class LinkRenewal {
  readonly #time: ServerTime;
  readonly #reload: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(time: ServerTime, reload: () => void) {
    this.#time = time;
    this.#reload = reload;
  }

  /** The addresses end then. */
  expect(expiresAt: string | undefined) {
    clearTimeout(this.#timer);
    if (expiresAt === undefined) return;
    const wait = Math.max(RENEW_EVERY_MS, Date.parse(expiresAt) - this.#time.now - RENEW_BEFORE_MS);
    this.#timer = setTimeout(() => this.renew(), wait);
  }

  renew() {
    const { now } = this.#time;
    if (now - this.#renewedAt < RENEW_EVERY_MS) return;
    this.#renewedAt = now;
    this.#reload();
  }

  dispose() {
    clearTimeout(this.#timer);
  }
}

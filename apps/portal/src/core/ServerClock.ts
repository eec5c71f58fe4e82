import type { Clock } from './services.ts';

/** Below this the browser's clock is right enough: the header counts whole seconds, and an answer takes its time. */
const TOLERANCE_MS = 30_000;

/**
 * The clock of the portal: the server's, as far as its answers tell it, so that a computer whose clock is wrong by a day still
 * reads today's lessons as today's (§9, C3). Countdowns are set to the second by `ServerTime`.
 */
export class ServerClock implements Clock {
  readonly #own: () => number;
  #aheadMs = 0;

  constructor(own: () => number = () => Date.now()) {
    this.#own = own;
  }

  /** Milliseconds since 1970 on the server. */
  get now() {
    return this.#own() + this.#aheadMs;
  }

  /** Reads the `Date` of an answer; anything else is ignored. */
  read(date: unknown) {
    const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    if (Math.abs(at - this.now) > TOLERANCE_MS) this.#aheadMs = at - this.#own();
  }
}

import { makeAutoObservable } from 'mobx';
import type { Clock } from './services.ts';

/** The server's clock, computed from this browser's possibly wrong one: all countdowns use it (§9, C3). */
export class ServerTime {
  private aheadMs = 0;

  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { now: false }, { autoBind: true });
  }

  /** Milliseconds since 1970 on the server. */
  get now() {
    return this.#clock.now + this.aheadMs;
  }

  /** Sets the difference by the time that an answer carries. */
  read(serverTime: string) {
    this.aheadMs = Date.parse(serverTime) - this.#clock.now;
  }

  /** Converts an instant of the server to this browser's clock, in epoch milliseconds, for the kit's countdowns. */
  here(instant: string) {
    return Date.parse(instant) - this.aheadMs;
  }
}

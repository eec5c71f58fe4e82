import { makeAutoObservable } from 'mobx';
import type { Clock } from './services.ts';

/** The server's clock seen from this browser, whose own may be wrong: everything that counts down goes by it (§9, C3). */
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

  /** When an instant of the server comes on this browser's clock, in epoch milliseconds: what the kit's countdowns are given. */
  here(instant: string) {
    return Date.parse(instant) - this.aheadMs;
  }
}

import type { RoomSession } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';

/** Milliseconds between two readings of the clock. */
const STEP_MS = 1000;

/** The time of a consultation by the server's clock: how long it has been going on, and how much is left (C3). */
export class RoomClock {
  /** Milliseconds since 1970 on the server, a second ago at most. */
  now: number;
  readonly #time: ServerTime;
  readonly #scope = new Scope();

  readonly #session: () => RoomSession | undefined;
  /** The last minute has just passed. */
  readonly #onOver: () => void;

  constructor(clock: Clock, session: () => RoomSession | undefined, onOver: () => void) {
    this.#session = session;
    this.#onOver = onOver;
    this.#time = new ServerTime(clock);
    this.now = this.#time.now;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whole seconds since the student came in; null before. */
  get elapsedS() {
    const from = this.#session()?.enteredAt;
    return from === undefined ? null : Math.max(0, Math.floor((this.now - Date.parse(from)) / 1000));
  }

  /** Whole minutes that are left; null where nothing ends. */
  get minutesLeft() {
    const until = this.#session()?.endsAt;
    return until === undefined ? null : Math.max(0, Math.ceil((Date.parse(until) - this.now) / 60_000));
  }

  start() {
    const timer = setInterval(this.tick, STEP_MS);
    this.#scope.add(() => clearInterval(timer));
  }

  dispose() {
    this.#scope.dispose();
  }

  /** Sets the clock by the time in an answer. */
  read(serverTime: string) {
    this.#time.read(serverTime);
    this.now = this.#time.now;
  }

  private tick() {
    const before = this.minutesLeft;
    this.now = this.#time.now;
    if (before !== this.minutesLeft && this.minutesLeft === 0) this.#onOver();
  }
}

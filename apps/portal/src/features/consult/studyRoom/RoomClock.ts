import type { RoomSession } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';

/** Milliseconds between two readings of the clock. */
const STEP_MS = 1000;

/** The clock of the bill, by the server's time: for how long both have been in the room, and how much is left (C3, product.md 4.17). */
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

  /** Both are in the room: the time is charged. */
  get isRunning() {
    const session = this.#session();
    return session?.me.isHere === true && session.peer.isHere;
  }

  /** Whole seconds that both have been in the room; null before the student came in. */
  get elapsedS() {
    const { togetherS, serverTime, enteredAt } = this.#session() ?? {};
    if (togetherS !== undefined) return togetherS + (this.isRunning ? this.secondsSince(serverTime) : 0);
    return enteredAt === undefined ? null : this.secondsSince(enteredAt); // a backend that does not count
  }

  /** Whole minutes that are left; null where nothing ends. */
  get minutesLeft() {
    const { endsAt, togetherS, heldMinutes } = this.#session() ?? {};
    if (endsAt !== undefined) return Math.max(0, Math.ceil((Date.parse(endsAt) - this.now) / 60_000));
    if (togetherS === undefined || heldMinutes === undefined) return null;
    return Math.max(0, Math.ceil(heldMinutes - togetherS / 60));
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

  private secondsSince(instant: string | undefined) {
    return instant === undefined ? 0 : Math.max(0, Math.floor((this.now - Date.parse(instant)) / 1000));
  }

  private tick() {
    const before = this.minutesLeft;
    this.now = this.#time.now;
    if (before !== this.minutesLeft && this.minutesLeft === 0) this.#onOver();
  }
}

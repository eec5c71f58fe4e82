import { autorun, createAtom } from 'mobx';
import type { ServerTime } from './ServerTime.ts';

/** A timer is set anew after so long: a device that slept is not late by more. */
const LONGEST_WAIT_MS = 20_000;

interface MomentOptions {
  time: ServerTime;
  /** Server times at which something changes, in epoch milliseconds; read again whenever they change. */
  instants: () => readonly number[];
  /** Called after one of them was reached. */
  onReach?: () => void;
}

/** The server's time for what changes by the clock: observers of `now` follow when one of the instants is reached (§9, J5.1). */
export class Moment {
  readonly #atom = createAtom('server time');
  readonly #options: MomentOptions;

  constructor(options: MomentOptions) {
    this.#options = options;
  }

  /** Milliseconds since 1970 on the server. */
  get now() {
    this.#atom.reportObserved();
    return this.#options.time.now;
  }

  /** Begins to follow the clock; returns the end of it. */
  start(): () => void {
    const { time, instants, onReach } = this.#options;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (at: number) => {
      const left = at - time.now;
      if (left > 0) {
        timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS), at);
        return;
      }
      this.#atom.reportChanged();
      onReach?.();
    };
    const stop = autorun(() => {
      clearTimeout(timer);
      const { now } = this;
      const ahead = instants().filter((at) => at > now);
      if (ahead.length > 0) wait(Math.min(...ahead));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }
}

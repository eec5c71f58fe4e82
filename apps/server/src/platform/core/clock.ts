/** The server's clock: every rule about time uses it, none uses `Date` (C3). */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** Waits that long; a test clock moves on instead of waiting. */
  sleep(ms: number): Promise<void>;
}

/** A clock that can be moved, for tests and `/__sim/clock`. */
export interface MovableClock extends Clock {
  /** Advances the clock by `ms` milliseconds. */
  advance(ms: number): void;
  /** Sets the clock; `null` restores the system time. */
  set(instant: Date | null): void;
}

/** The system time plus an offset, which is changed in demo mode only. */
export function machineClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    advance: (ms) => {
      offset += ms;
    },
    set: (instant) => {
      offset = instant ? instant.getTime() - Date.now() : 0;
    },
  };
}

/** A frozen clock; `sleep` advances it. */
export function frozenClock(start: Date): MovableClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    sleep: async (ms) => {
      present += ms;
    },
    advance: (ms) => {
      present += ms;
    },
    set: (instant) => {
      present = (instant ?? start).getTime();
    },
  };
}

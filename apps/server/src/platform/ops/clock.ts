/** The server's clock: every rule about time asks it, none asks `Date` (C3). */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** Waits that long; a test clock moves on instead of waiting. */
  sleep(ms: number): Promise<void>;
}

/** A clock that can be moved, for tests and `/__sim/clock`. */
export interface MovableClock extends Clock {
  /** Moves the present by so many milliseconds. */
  advance(ms: number): void;
  /** Sets the present; `null` goes back to the machine's time. */
  set(instant: Date | null): void;
}

/** The machine's time plus a movable offset; nobody moves it outside demo mode. */
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

/** A clock that stands still until it is moved; `sleep` moves it. */
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

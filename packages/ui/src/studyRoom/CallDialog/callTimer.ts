import { callSecondsLeft } from '@shuyuan/rules';

/** One reading of a call timer. */
export interface CallMoment {
  /** Remaining whole seconds, 15 to 0. */
  left: number;
  /** Whether the clock advances: the ring may be animated to the next second. */
  isRunning: boolean;
  /** Whether time was skipped, e.g. by sleep: the ring jumps to its position without animation. */
  isJump: boolean;
}

/** Reads a call's remaining time off a clock. */
export interface CallTimer {
  /** Receives the current instant of that clock, in milliseconds. */
  look(now: number): CallMoment;
}

/**
 * Remaining time of a call until an instant of a clock (§4, W8). It is read off the clock each time, so sleep ends the call; if the
 * clock is set back, the deadline is shifted with it, so that a call never rings longer than it should.
 */
export function createCallTimer(answerBy: number): CallTimer {
  let end = answerBy;
  let first: number | undefined;
  let last: CallMoment | undefined;
  let lastLook = Number.NEGATIVE_INFINITY;
  return {
    look(now) {
      if (now < lastLook) end -= lastLook - now;
      first ??= now;
      const left = Math.min(callSecondsLeft(end, now), last?.left ?? Number.POSITIVE_INFINITY);
      const isRunning = (last?.isRunning ?? false) || now > Math.max(first, lastLook);
      const isJump = last !== undefined && last.left - left > 1;
      lastLook = now;
      last = { left, isRunning, isJump };
      return last;
    },
  };
}

/** The mark of 10, 5 or 0 seconds that was passed between two readings; the start is announced by the dialog itself (ui-kit 4.12). */
export function passedCallMark(before: number, now: number): 10 | 5 | 0 | null {
  return ([0, 5, 10] as const).find((mark) => before > mark && now <= mark) ?? null;
}

/** Seconds from which the countdown is highlighted. */
export const CALL_WARN_S = 5;

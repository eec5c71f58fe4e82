import { callSecondsLeft } from '@shuyuan/rules';

/** What one look at the clock says about a call. */
export interface CallMoment {
  /** Whole seconds it still rings, 15 to 0. */
  left: number;
  /** The clock goes: the ring may run ahead to the next second. */
  isRunning: boolean;
  /** Time was skipped, as sleep does: the ring goes to its place at once. */
  isJump: boolean;
}

/** Reads a call's remaining time off a clock. */
export interface CallTimer {
  /** Takes the present instant of that clock, in milliseconds. */
  look(now: number): CallMoment;
}

/**
 * A call's time until an instant of a clock (§4, W8). It is read off the clock at every look, so sleep ends the call; a clock that is
 * set back takes the end with it, so that a call never rings longer than it should.
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

/** The mark that was passed between two looks, of 10, 5 and 0 seconds; the start is told by the dialog itself (ui-kit 4.12). */
export function passedCallMark(before: number, now: number): 10 | 5 | 0 | null {
  return ([0, 5, 10] as const).find((mark) => before > mark && now <= mark) ?? null;
}

/** Seconds from which the call warns. */
export const CALL_WARN_S = 5;

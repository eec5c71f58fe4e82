import { useEffect, useMemo, useRef, useState } from 'react';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { type CallMoment, createCallTimer, passedCallMark } from './callTimer.ts';

/** Milliseconds between two readings of the clock. */
const LOOK_MS = 250;

const isSame = (a: CallMoment, b: CallMoment) =>
  a.left === b.left && a.isRunning === b.isRunning && a.isJump === b.isJump;

/** The remaining time, read off the kit's clock; `held` seconds of the caller take precedence (W8). */
export function useCallMoment(answerBy: number, held: number | undefined): CallMoment {
  const { clock } = useKit();
  const timer = useMemo(() => createCallTimer(answerBy), [answerBy]);
  const [moment, setMoment] = useState(() => timer.look(clock.now()));
  const isHeld = held !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    const look = () => {
      const next = timer.look(clock.now());
      setMoment((before) => (isSame(before, next) ? before : next));
      if (next.left === 0) end();
    };
    const timerId = setInterval(look, LOOK_MS);
    const end = () => {
      clearInterval(timerId);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return end;
  }, [timer, clock, isHeld]);
  const before = useRef(held);
  if (held === undefined) return moment;
  return { left: held, isRunning: before.current !== held, isJump: false };
}

/** The last announced mark of the call: 10, 5 or 0 seconds; `null` before the first (ui-kit 4.12). */
export function useCallMark(left: number): number | null {
  const [mark, setMark] = useState<number | null>(null);
  const before = useRef(left);
  useEffect(() => {
    const passed = passedCallMark(before.current, left);
    before.current = left;
    if (passed !== null) setMark(passed);
  }, [left]);
  return mark;
}

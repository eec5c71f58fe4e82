import { type Instant, toMilliseconds } from '@shuyuan/rules';
import { useEffect, useState } from 'react';
import { useKit } from './KitProvider/kitContext.ts';

/**
 * Whole seconds until an instant of the kit's clock, never below 0; `null` for none. The clock is read on every
 * tick and when the window becomes visible, so that sleep causes no drift.
 */
export function useSecondsLeft(instant: Instant | null): number {
  const { clock } = useKit();
  const until = instant === null ? null : toMilliseconds(instant);
  const [, look] = useState(0);
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (until === null || isOver) return;
    const tick = () => look((n) => n + 1);
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, isOver]);
  return left;
}

import { useEffect, useState } from 'react';
import { useKit } from '../foundations/KitProvider/kitContext.ts';

const LONGEST_WAIT_MS = 60_000;

/**
 * Re-renders once the kit's clock has reached an instant; it checks every minute and when the window becomes visible, so that sleep does
 * not delay it.
 */
export function useClockAt(at: number | null) {
  const { clock } = useKit();
  const [, render] = useState(0);
  useEffect(() => {
    if (at === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = at - clock.now();
      if (left <= 0) render((n) => n + 1);
      else timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at, clock]);
}

import { useEffect, useState } from 'react';
import { useKit } from '../foundations/KitProvider/kitContext.ts';

const LONGEST_WAIT_MS = 60_000;

/** Renders again once the kit's clock has reached an instant; it looks once a minute and when the window wakes, so that sleep does no harm. */
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

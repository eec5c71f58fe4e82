import { useEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time: while its promise is pending, `run` ignores further calls (§8 "cannot submit repeatedly"). A rejection is
 * passed on, so that error reporting still sees it.
 */
export function usePending() {
  const [isPending, setPending] = useState(false);
  const busy = useRef(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const run = (action: () => unknown) => {
    if (busy.current) return;
    const result = action();
    if (!(result instanceof Promise)) return;
    busy.current = true;
    setPending(true);
    void result.finally(() => {
      busy.current = false;
      if (alive.current) setPending(false);
    });
  };
  return { isPending, run };
}

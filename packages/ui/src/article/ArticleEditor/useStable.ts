import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same object while what it does is that of the latest rendering, so that what gets it is not rendered again. */
export function useStable<Args extends unknown[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

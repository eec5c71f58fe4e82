import { useEffect } from 'react';

/** Calls `look` whenever the student comes back to this tab: what it shows may have changed in another one. */
export function useReturn(look: () => unknown) {
  useEffect(() => {
    const handle = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, [look]);
}

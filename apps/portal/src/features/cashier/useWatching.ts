import { useEffect } from 'react';
import type { OrderWatch } from './OrderWatch.ts';

/** Tells the watch whether anybody looks at this tab. */
export function useWatching(watch: OrderWatch) {
  useEffect(() => {
    const look = () => watch.setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [watch]);
}

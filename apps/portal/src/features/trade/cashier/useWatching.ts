import { useEffect } from 'react';
import { useLive } from '../../../page/useLive.ts';
import type { OrderWatch } from './OrderWatch.ts';

/** Tells the watch whether anybody looks at this tab, and when the server says that an order has changed; for observers. */
export function useWatching(watch: OrderWatch) {
  useEffect(() => {
    const look = () => watch.setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [watch]);
  const live = useLive();
  useEffect(() => live?.onOrder(() => watch.isUnpaid && void watch.ask()), [watch, live]);
}

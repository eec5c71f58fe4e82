import { useEffect } from 'react';
import { useRoot } from '../../../page/context.tsx';
import type { OrderWatch } from './OrderWatch.ts';

/** Reports to the watch whether this tab is visible, and checks the payment when the server reports a change of an order; for observers. */
export function useWatching(watch: OrderWatch) {
  useEffect(() => {
    const handleVisibility = () => watch.setVisible(document.visibilityState === 'visible');
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [watch]);
  const live = useRoot().live.session;
  useEffect(() => live?.onOrder(() => watch.isUnpaid && void watch.checkPayment()), [watch, live]);
}

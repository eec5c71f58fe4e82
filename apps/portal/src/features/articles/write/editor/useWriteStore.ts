import { useEffect, useState } from 'react';
import { randomId } from '../../../../api/secureOnly/randomId.ts';
import { tabLocks } from '../../../../api/secureOnly/tabLocks.ts';
import { useRoot } from '../../../../page/context.tsx';
import { browserTabLock } from '../draft/TabLock.ts';
import type { Target } from '../writeAddress.ts';
import { WriteStore } from './WriteStore.ts';

/** The page is hidden, loses the focus, or is left for another document. */
function onLeaving(listener: () => void) {
  const hide = () => document.visibilityState === 'hidden' && listener();
  window.addEventListener('pagehide', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('pagehide', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** The store of one text, for as long as its editor is open; another text or another login gets its own. */
export function useWriteStore(target: Target): WriteStore {
  const root = useRoot();
  const [store] = useState(
    () =>
      new WriteStore(root, {
        target,
        lock: browserTabLock(tabLocks()),
        tab: randomId(),
        onLeaving,
      }),
  );
  useEffect(() => {
    store.start();
    return () => store.dispose();
  }, [store]);
  return store;
}

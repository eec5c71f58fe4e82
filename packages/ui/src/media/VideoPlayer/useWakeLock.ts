import { useEffect } from 'react';
import { wakeLock } from '../../foundations/secureOnly.ts';

/** Keeps the screen on while `isOn`; a browser that refuses is left as it is. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    const locks = wakeLock();
    if (!isOn || !locks) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async () => {
      try {
        const granted = await locks.request('screen');
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // The battery is low, or the page is hidden: the lesson plays without it.
      }
    };
    // The browser takes the lock away with a hidden page.
    const askAgain = () => document.visibilityState === 'visible' && void ask();
    document.addEventListener('visibilitychange', askAgain);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [isOn]);
}

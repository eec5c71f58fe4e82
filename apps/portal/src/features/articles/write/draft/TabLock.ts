/** Lets one tab at a time write something; the browser ends the claim of a tab that is closed or has crashed. */
export interface TabLock {
  /**
   * Claims a name for this tab; `take` takes it from the tab that has it, which is told by its `onLost`. Resolves with the end of the
   * claim, or with null if another tab has it.
   */
  claim(name: string, options: { take: boolean; onLost: () => void }): Promise<(() => void) | null>;
}

/** Milliseconds for which a claim waits: the page before this one may just be ending its own. */
const WAIT_MS = 100;

/** Prefix of the names, beside which the browser knows none of other pages. */
const PREFIX = 'sy_article_';

/**
 * Claims by the browser's own locks. A page without them, on plain http for instance, gets every claim; there the stored draft tells
 * that another tab writes.
 */
export function browserTabLock(locks: LockManager | undefined): TabLock {
  if (!locks) return { claim: () => Promise.resolve(() => undefined) };
  const ask = (name: string, options: LockOptions, onLost: () => void) =>
    new Promise<(() => void) | null>((resolve, reject) => {
      let isHeld = false;
      const hold = (lock: Lock | null) => {
        if (!lock) return resolve(null);
        isHeld = true;
        return new Promise<void>((end) => resolve(end));
      };
      locks.request(PREFIX + name, options, hold).catch((error: unknown) => {
        if (isHeld) onLost();
        else if (options.signal?.aborted) resolve(null);
        // A browser that stores nothing for this site refuses its locks too: as without them, everybody may write.
        else if (error instanceof DOMException && error.name === 'SecurityError') resolve(() => undefined);
        else reject(error);
      });
    });
  return {
    async claim(name, { take, onLost }) {
      if (take) return ask(name, { steal: true }, onLost);
      // A claim that nobody has is granted however long a busy browser takes; only one that is held is waited for.
      const free = await ask(name, { ifAvailable: true }, onLost);
      return free ?? ask(name, { signal: AbortSignal.timeout(WAIT_MS) }, onLost);
    },
  };
}

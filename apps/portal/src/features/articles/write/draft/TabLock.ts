/** Lets one tab at a time write something; the browser ends the claim of a tab that is closed or has crashed. */
export interface TabLock {
  /**
   * Claims a name for this tab; `take` takes it from the tab that has it, which is told by its `onLost`. Resolves with the end of the
   * claim, or with null if another tab has it.
   */
  claim(name: string, options: { take: boolean; onLost: () => void }): Promise<(() => void) | null>;
}

/** Milliseconds after which a claim is tried once more: the page before this one may just have ended its own. */
const AGAIN_MS = 100;

/** Prefix of the names, beside which the browser knows none of other pages. */
const PREFIX = 'sy_article_';

/**
 * Claims by the browser's own locks. A page without them, on plain http for instance, gets every claim; there the stored draft tells
 * that another tab writes.
 */
export function browserTabLock(locks: LockManager | undefined): TabLock {
  if (!locks) return { claim: () => Promise.resolve(() => undefined) };
  const claimOnce = (name: string, { take, onLost }: Parameters<TabLock['claim']>[1]) =>
    new Promise<(() => void) | null>((resolve, reject) => {
      let isHeld = false;
      const hold = (lock: Lock | null) => {
        if (!lock) return resolve(null);
        isHeld = true;
        return new Promise<void>((end) => resolve(end));
      };
      locks
        .request(PREFIX + name, take ? { steal: true } : { ifAvailable: true }, hold)
        .catch((error: unknown) => (isHeld ? onLost() : reject(error)));
    });
  return {
    async claim(name, options) {
      const claimed = await claimOnce(name, options);
      if (claimed || options.take) return claimed;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return await claimOnce(name, options);
    },
  };
}

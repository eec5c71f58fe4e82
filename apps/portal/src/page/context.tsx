import { reaction } from 'mobx';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { RootStore } from '../stores/RootStore.ts';

const RootContext = createContext<RootStore | null>(null);

/** Hands the long-lived stores to the pages below. */
export function RootProvider({ root, children }: { root: RootStore; children: ReactNode }) {
  return <RootContext value={root}>{children}</RootContext>;
}

/** The long-lived stores. */
export function useRoot(): RootStore {
  const root = useContext(RootContext);
  if (!root) throw new Error('useRoot needs a RootProvider above it: the app shell renders one.');
  return root;
}

/** A page's own store: `start` loads and subscribes, `refresh` reads again in another language or when the page is to be read again, `dispose` ends it. */
interface OwnedStore {
  start?(): void;
  refresh?(): void;
  dispose?(): void;
}

/** Makes a store for as long as the page is mounted; it reads again when the language changes. */
export function useOwned<T extends object>(create: (root: RootStore) => T & OwnedStore): T;
/** The same for a store that shows requested data, e.g. from the address; `asked` keeps its identity while unchanged. */
export function useOwned<T extends object, A>(
  create: (root: RootStore) => T & OwnedStore & { show(asked: A): void },
  asked: A,
): T;
export function useOwned<T extends object, A>(
  create: (root: RootStore) => T & OwnedStore & { show?(asked: A): void },
  asked?: A,
): T {
  const root = useRoot();
  const [store] = useState(() => create(root));
  useEffect(() => {
    store.start?.();
    const stop = reaction(
      () => [root.locale.locale, root.live.rereads],
      () => store.refresh?.(),
    );
    return () => {
      stop();
      store.dispose?.();
    };
  }, [root, store]);
  useEffect(() => {
    if (asked !== undefined) store.show?.(asked);
  }, [store, asked]);
  return store;
}

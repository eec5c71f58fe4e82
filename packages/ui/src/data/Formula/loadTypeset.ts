import type { LoadTypeset, Typeset } from '../../foundations/typesetType.ts';

/** What each loader has loaded: formulas that come later are set at once. */
const loaded = new WeakMap<LoadTypeset, Typeset>();
const loading = new WeakMap<LoadTypeset, Promise<Typeset | null>>();

/** The typesetter of a loader, `null` until it is loaded. */
export const typesetter = (load: LoadTypeset | undefined): Typeset | null => (load && loaded.get(load)) ?? null;

/** Calls a loader once for all formulas. Resolves to `null` when nothing can be loaded; the next call tries again. */
export function loadOnce(load: LoadTypeset): Promise<Typeset | null> {
  const begun = loading.get(load);
  if (begun) return begun;
  const work = load().then(
    (typeset) => {
      loaded.set(load, typeset);
      return typeset;
    },
    () => {
      loading.delete(load); // offline: the formulas stay as their source
      return null;
    },
  );
  loading.set(load, work);
  return work;
}

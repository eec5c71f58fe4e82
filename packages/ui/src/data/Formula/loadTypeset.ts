import type { Typeset } from './typesetType.ts';

let loaded: Typeset | null = null;
let loading: Promise<Typeset | null> | null = null;

/** The typesetter, `null` until it is loaded. */
export const typesetter = (): Typeset | null => loaded;

/**
 * Loads the typesetter with its style sheet and fonts, a chunk of its own; a page with formulas calls it while its data loads.
 * Resolves to `null` when it cannot be loaded; the next call tries again.
 */
export function loadTypeset(): Promise<Typeset | null> {
  loading ??= import('./typeset.ts').then(
    ({ typeset }) => {
      loaded = typeset;
      return typeset;
    },
    () => {
      loading = null; // offline: the formulas stay as their source
      return null;
    },
  );
  return loading;
}

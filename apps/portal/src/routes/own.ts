import type { ownPages } from './ownPages.ts';

/** A page of `ownPages`, by its name. */
export function own(name: keyof typeof ownPages) {
  return async () => (await import('./ownPages.ts')).ownPages[name]();
}

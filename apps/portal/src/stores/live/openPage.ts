import type { OpenedTab } from './environment.ts';

/**
 * Opens one of our pages in a new tab; call it inside a click. Null where the browser blocked it. The new tab gets a copy
 * of the tab's storage, so that a lecturer stays a lecturer in it (product.md 4.18), and no way back to this one (X3).
 *
 * @param path Below `/web`, query included.
 */
export function openTab(path: string): OpenedTab | null {
  const opened = window.open(import.meta.env.BASE_URL.slice(0, -1) + path, '_blank');
  if (!opened) return null;
  opened.opener = null;
  return { close: () => opened.close() };
}

/** Opens one of our pages in a new tab, as above; false where the browser blocked it. */
export function openPage(path: string): boolean {
  return openTab(path) !== null;
}

/**
 * Opens one of our pages in a new tab; call it inside a click. False where the browser blocked it. The new tab gets a copy
 * of the tab's storage, so that a lecturer stays a lecturer in it (product.md 4.18), and no way back to this one (X3).
 *
 * @param path Below `/web`, query included.
 */
export function openPage(path: string): boolean {
  const opened = window.open(import.meta.env.BASE_URL.slice(0, -1) + path, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}

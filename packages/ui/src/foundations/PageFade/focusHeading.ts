/**
 * Focuses the `h1` of a page, now or as soon as a lazy page renders one; gives up when the student acts first or the returned function
 * is called.
 */
export function focusHeading(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const move = () => {
    const heading = root.querySelector('h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop.abort();
    return true;
  };
  if (move()) return () => undefined;
  const observer = new MutationObserver(move);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  const giveUp = () => stop.abort();
  document.addEventListener('keydown', giveUp, { signal, once: true });
  document.addEventListener('pointerdown', giveUp, { signal, once: true });
  return giveUp;
}

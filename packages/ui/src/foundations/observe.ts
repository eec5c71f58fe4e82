/** Calls `change` when one of the elements is resized; never where nothing is laid out, as in jsdom. Returns what ends it. */
export function observeSize(elements: readonly (Element | null)[], change: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(change);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** Calls `change` when an element comes into view or leaves it; never where nothing is laid out. Returns what ends it. */
export function observeView(
  element: Element,
  change: (entries: readonly IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(change, options);
  observer.observe(element);
  return () => observer.disconnect();
}

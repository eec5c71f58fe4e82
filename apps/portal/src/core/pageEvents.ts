/** How long the first page has for itself before late code is fetched, at most; milliseconds. */
const QUIET_MS = 2_000;

/** Adds a listener to something of the browser; returns how to remove it. */
export function subscribe(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** The network is back, the page is visible again, or it is back from the browser's cache; returns the end of the subscription. */
export function onAwake(listener: () => void): () => void {
  const ends = [
    subscribe(window, 'online', listener),
    subscribe(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
    subscribe(window, 'pageshow', (event) => event instanceof PageTransitionEvent && event.persisted && listener()),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Resolves once the page is loaded and idle. */
export async function whenIdle() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: QUIET_MS }) : setTimeout(resolve, 1),
  );
}

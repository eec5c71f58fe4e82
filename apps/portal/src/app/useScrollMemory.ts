import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'sy_scroll';
/** Milliseconds in which a revisited page may grow to its former height; afterwards its position is not restored. */
const RESTORE_MS = 3000;

/** A new page begins at its top; going back restores the old place, also once late content has arrived (ui-kit 5.2). */
export function useScrollMemory() {
  const { key: entry, pathname } = useLocation();
  // Every page that is loaded afresh has the same key: it is told from others by its path.
  const key = `${entry} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';
  const places = useRef<Map<string, number>>(null);
  const before = useRef<string>(null);
  places.current ??= storedPlaces();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const store = () => storePlaces(places.current ?? new Map());
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);

  useLayoutEffect(() => {
    const place = isReturn ? places.current?.get(key) : undefined;
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (isNewPage && place === undefined) scrollTo(0, 0);
    const stop = place === undefined ? undefined : scrollBackTo(place);
    const savePlace = () => void places.current?.set(key, scrollY);
    addEventListener('scroll', savePlace, { passive: true });
    return () => {
      removeEventListener('scroll', savePlace);
      stop?.();
    };
  }, [key, pathname, isReturn]);
}

/** Scrolls as soon as the page is long enough; stops when the student scrolls first. */
function scrollBackTo(top: number) {
  const end = new AbortController();
  const growth = new ResizeObserver(() => tryScroll());
  const stop = () => end.abort();
  const timer = setTimeout(stop, RESTORE_MS);
  end.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  const tryScroll = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  };
  for (const event of ['wheel', 'keydown', 'pointerdown']) addEventListener(event, stop, { signal: end.signal });
  growth.observe(document.body);
  return stop;
}

function storedPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
}

function storePlaces(places: Map<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-50)));
  } catch {
    // Storage is off: a reload begins at the top.
  }
}

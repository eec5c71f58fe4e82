import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'sy_scroll';
/** Milliseconds a returning page may take to grow as long as it was; then the student has other plans. */
const PATIENCE_MS = 3000;

/** A new page begins at its top; going back finds the old place, also once late content has arrived (ui-kit 5.2). */
export function useScrollMemory() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef<Map<string, number>>(null);
  const before = useRef<string>(null);
  places.current ??= remembered();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => remember(places.current ?? new Map());
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    const place = isReturn ? places.current?.get(key) : undefined;
    const isNewPage = before.current !== pathname;
    before.current = pathname;
    if (isNewPage && place === undefined) scrollTo(0, 0);
    const stop = place === undefined ? undefined : scrollBackTo(place);
    const note = () => void places.current?.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      stop?.();
    };
  }, [key, pathname, isReturn]);
}

/** Scrolls as soon as the page is long enough; gives up when the student scrolls first. */
function scrollBackTo(top: number) {
  const end = new AbortController();
  const growth = new ResizeObserver(() => attempt());
  const stop = () => end.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  end.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  const attempt = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  };
  for (const event of ['wheel', 'keydown', 'pointerdown']) addEventListener(event, stop, { signal: end.signal });
  growth.observe(document.body);
  return stop;
}

function remembered(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored : []);
  } catch {
    return new Map();
  }
}

function remember(places: Map<string, number>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-50)));
  } catch {
    // Storage is off: a reload begins at the top.
  }
}

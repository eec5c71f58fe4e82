import { type RefObject, useEffect, useState } from 'react';
import { observeView } from './observe.ts';

/** How far outside of the window an element may be to count as near it. */
const MARGIN = '400px';

/** Whether an element is, or once was, near the visible part of the page: what it shows may be loaded. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    return observeView(element, (entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    });
  }, [ref, isNear]);
  return isNear;
}

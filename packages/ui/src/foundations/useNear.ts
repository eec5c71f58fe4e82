import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window an element may be to count as near it. */
const MARGIN = '400px';

/** Whether an element is, or once was, near the visible part of the page: what it shows may be loaded. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isNear]);
  return isNear;
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether the logo that an element, or the first such one in it, has as its background is missing: the school's name stands in for it then. */
export function useNoLogo(root: RefObject<HTMLElement | null>, selector?: string): boolean {
  const [isMissing, setMissing] = useState(false);
  // After every rendering, since a school's own logo may be painted later; the picture itself is in the cache.
  useEffect(() => {
    const place = selector ? root.current?.querySelector(selector) : root.current;
    if (!place || isMissing) return;
    const picture = new Image();
    picture.onerror = () => setMissing(true); // also where there is no address at all
    picture.src = getComputedStyle(place).backgroundImage.slice('url("'.length, -'")'.length);
  });
  return isMissing;
}

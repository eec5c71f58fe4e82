import { type RefObject, useEffect, useState } from 'react';

const WATCHED = { attributeFilter: ['style', 'data-brand', 'data-mode', 'lang'] };

/** Whether the logo that an element, or the first such one in it, has as its background is missing: the school's name stands in for it then. */
export function useNoLogo(root: RefObject<HTMLElement | null>, selector?: string): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let shown = '';
    const look = () => {
      const place = selector === undefined ? root.current : root.current?.querySelector(selector);
      const now = place ? getComputedStyle(place).backgroundImage : shown;
      if (now === shown) return;
      shown = now;
      const picture = new Image();
      const tell = (isThere: boolean) => now === shown && setMissing(!isThere);
      picture.onload = () => tell(true);
      picture.onerror = () => tell(false);
      const address = /^url\("(.+)"\)$/.exec(now)?.[1];
      if (address === undefined) tell(now !== 'none');
      else picture.src = address;
    };
    look();
    // The brand, a theme and the language change variables of the root, and render nothing.
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, WATCHED);
    return () => {
      shown = '';
      watch.disconnect();
    };
  }, [root, selector]);
  return isMissing;
}

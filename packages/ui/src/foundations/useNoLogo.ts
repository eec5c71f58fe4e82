import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Whether the logo that an element, or the first such one in it, has as its background is missing: the school's name stands in for it then.
 * The look of a school may come after the page: what was missing before that is looked for again.
 */
export function useNoLogo(root: RefObject<HTMLElement | null>, selector?: string): boolean {
  const [isMissing, setMissing] = useState(false);
  /** The background that was tried last, as CSS has it. */
  const tried = useRef<string>(undefined);
  const tryLogo = () => {
    const place = selector ? root.current?.querySelector(selector) : root.current;
    if (!place) return;
    const background = getComputedStyle(place).backgroundImage;
    if (background === tried.current) return;
    tried.current = background;
    const picture = new Image(); // the browser's cache has it
    const note = (missing: boolean) => () => tried.current === background && setMissing(missing);
    picture.onload = note(false);
    picture.onerror = note(true); // also where there is no address at all
    picture.src = background.slice('url("'.length, -'")'.length);
  };
  const onLook = useEffectEvent(tryLogo);
  useEffect(tryLogo);
  useEffect(() => watchLook(onLook), []);
  return isMissing;
}

/** Calls back when the brand of the page changes, or a style sheet has arrived; returns what ends that. */
function watchLook(onLook: () => void) {
  const brand = new MutationObserver(onLook);
  brand.observe(document.documentElement, { attributes: true });
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) onLook();
  };
  document.addEventListener('load', onLoad, true);
  return () => {
    brand.disconnect();
    document.removeEventListener('load', onLoad, true);
  };
}

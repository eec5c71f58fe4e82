import { useLayoutEffect, useState } from 'react';
import { type Box, clearSide, POPUP, rangeOf, type Side } from './clearSide.ts';

/** What a page needs: its title, its price, what buys it. */
const NEEDED = 'main h1, main [data-essential]';
/** Its main actions, which may scroll past under the popup but do not begin there. */
const ACTIONS = 'main [data-variant="solid"]';

/**
 * Left edge of the popup where it leaves title, price and main action free; null at the right. Measured again whenever the page has
 * changed, another page among it, so that its place is that of the whole page and not of what had come when the message did.
 */
export function useClearSide(isShown: boolean, top: number): number | null {
  const [side, setSide] = useState<Side>('right');
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = () => {
      setSide(clearSide(boxesOf(NEEDED), boxesOf(ACTIONS), top, document.documentElement.clientWidth));
    };
    let frame = 0;
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(measureSoon);
    const contents = new MutationObserver(measureSoon);
    sizes.observe(document.documentElement);
    contents.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
    };
  }, [isShown, top]);
  return side === 'right' || !isShown ? null : rangeOf(side, document.documentElement.clientWidth)[0];
}

/** Where elements are in the window while the page is at its top: how far it is scrolled must not decide. */
function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > POPUP.gap ? [{ left, right, top: top + scrollY, bottom: bottom + scrollY }] : [];
  });
}

import { useLayoutEffect, useState } from 'react';
import { clearSide, POPUP, rangeOf, type Side } from './clearSide.ts';

/** What a page needs: its title, its price, what buys it. */
const NEEDED = 'main h1, main [data-essential]';

/** Left edge of the popup where it leaves title and price free, again when the page has changed its size; null at the right. */
export function useClearSide(isShown: boolean, pathname: string, top: number): number | null {
  const [side, setSide] = useState<Side>('right');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = () => {
      const boxes = [...document.querySelectorAll(NEEDED)].map((element) => element.getBoundingClientRect());
      setSide(
        clearSide(
          boxes.filter(({ width }) => width > POPUP.gap),
          top,
          document.documentElement.clientWidth,
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [document.documentElement, document.querySelector('main')])
      if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isShown, pathname, top]);
  return side === 'right' || !isShown ? null : rangeOf(side, document.documentElement.clientWidth)[0];
}

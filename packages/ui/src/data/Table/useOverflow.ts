import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../../foundations/observe.ts';

/** Whether content overflows its container, horizontally or vertically; measured again when either of them is resized. */
export function useOverflow(box: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () =>
      setOver(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    return observeSize([element, element.firstElementChild], measure);
  }, [box]);
  return isOver;
}

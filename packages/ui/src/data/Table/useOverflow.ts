import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether content overflows its container, horizontally or vertically; measured again when either of them is resized. */
export function useOverflow(box: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setOver(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return isOver;
}

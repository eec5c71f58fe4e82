import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box holds more than it shows, across or down; looked at again whenever box or content change their size. */
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

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the way in and out; a browser that refuses leaves it as it is. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isOn, toggle };
}

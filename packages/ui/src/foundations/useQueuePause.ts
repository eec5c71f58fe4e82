import { useEffect, useRef } from 'react';

interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * Pauses a queue while its viewport is hovered or holds the focus (WCAG 2.2.1); spread `handlers` on the viewport. An element that is
 * removed while it has the focus tells nobody, so it is asked again whenever what is shown has changed.
 */
export function useQueuePause(queue: Pausable, shown: readonly unknown[]) {
  const root = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  const decide = () => {
    const isUsed = isHovered.current || root.current?.contains(document.activeElement) === true;
    if (isUsed) queue.pause();
    else queue.resume();
  };
  useEffect(() => {
    if (shown.length === 0) isHovered.current = false;
    decide();
  });
  const hover = (next: boolean) => () => {
    isHovered.current = next;
    decide();
  };
  return { root, handlers: { onMouseEnter: hover(true), onMouseLeave: hover(false), onFocus: decide, onBlur: decide } };
}

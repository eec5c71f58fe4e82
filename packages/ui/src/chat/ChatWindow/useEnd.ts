import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR_END = 48;
/** Frames until the rows at the end are measured and the end stands still. */
const FRAMES = 4;
/** What says that somebody wants to be elsewhere. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens a talk at its end and keeps to it: while somebody is there, whatever grows pushes the rest up. The list's own ways there
 * (`initialTopMostItemIndex`, `followOutput`, `scrollToIndex`) take back what is scrolled within 150 ms after them, so none is used.
 */
export function useEnd() {
  const [isAtEnd, setAtEnd] = useState(true);
  const scroller = useRef<HTMLElement | null>(null);
  const isNear = useRef(true);
  const frame = useRef(0);

  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const go = useCallback(() => {
    cancelAnimationFrame(frame.current);
    isNear.current = true;
    const step = (left: number) => {
      const log = scroller.current;
      if (!log) return;
      log.scrollTop = log.scrollHeight;
      if (left > 0) frame.current = requestAnimationFrame(() => step(left - 1));
    };
    step(FRAMES);
  }, []);

  /** Takes the element that scrolls. */
  const attach = useCallback(
    (node: HTMLElement | Window | null) => {
      stop();
      scroller.current = node instanceof HTMLElement ? node : null;
      isNear.current = true;
      const log = scroller.current;
      if (!log) return;
      const passive = { passive: true };
      let top = log.scrollTop;
      const look = () => {
        const hasRisen = log.scrollTop < top;
        top = log.scrollTop;
        const isHere = log.scrollHeight - top - log.clientHeight < NEAR_END;
        // Rows that turn out taller than guessed move the end away; only who goes up has left it.
        if (isNear.current && !isHere && !hasRisen) return go();
        if (!isHere) stop();
        isNear.current = isHere;
        setAtEnd(isHere);
      };
      log.addEventListener('scroll', look, passive);
      for (const intent of INTENTS) log.addEventListener(intent, stop, passive);
      new ResizeObserver(() => isNear.current && go()).observe(log);
    },
    [go, stop],
  );

  /** Called whenever the height of all rows is another. */
  const handleHeight = useCallback(() => {
    if (isNear.current) go();
  }, [go]);

  return { scroller, attach, go, handleHeight, isAtEnd };
}

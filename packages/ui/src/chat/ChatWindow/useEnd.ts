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
  /** Where the list stood when it was last looked at, or moved from here. */
  const top = useRef(0);
  /** Whether a hand has been on it since. */
  const isMoved = useRef(false);

  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const go = useCallback(() => {
    cancelAnimationFrame(frame.current);
    isNear.current = true;
    isMoved.current = false;
    const step = (left: number) => {
      const log = scroller.current;
      if (!log) return;
      log.scrollTop = log.scrollHeight;
      top.current = log.scrollTop;
      if (left > 0) frame.current = requestAnimationFrame(() => step(left - 1));
    };
    step(FRAMES);
  }, []);

  /** Looks where the list stands. Rows that turn out taller than guessed move the end away; only who goes up has left it. */
  const look = useCallback(
    (hasGrown: boolean) => {
      const log = scroller.current;
      if (!log) return;
      const hasRisen = log.scrollTop < top.current;
      top.current = log.scrollTop;
      const isHere = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
      if (isNear.current && (isHere ? hasGrown : !hasRisen || (hasGrown && !isMoved.current))) return go();
      if (!isHere) stop();
      isNear.current = isHere;
      setAtEnd(isHere);
    },
    [go, stop],
  );

  /** Takes the element that scrolls. */
  const attach = useCallback(
    (node: HTMLElement | Window | null) => {
      stop();
      scroller.current = node instanceof HTMLElement ? node : null;
      isNear.current = true;
      const log = scroller.current;
      if (!log) return;
      const passive = { passive: true };
      const leave = () => {
        isMoved.current = true;
        stop();
      };
      top.current = log.scrollTop;
      log.addEventListener('scroll', () => look(false), passive);
      for (const intent of INTENTS) log.addEventListener(intent, leave, passive);
      new ResizeObserver(() => look(true)).observe(log);
    },
    [look, stop],
  );

  /** Called whenever the height of all rows is another. */
  const handleHeight = useCallback(() => look(true), [look]);

  return { scroller, attach, go, handleHeight, isAtEnd };
}

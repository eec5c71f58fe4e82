import { useCallback, useEffect, useRef, useState } from 'react';
import { observeSize } from '../../foundations/observe.ts';

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR_END = 48;
/** Frames until the rows at the end are measured and the scroll position is stable. */
const FRAMES = 4;
/** Events that mean that the user wants to scroll elsewhere. */
const INTENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens a conversation at its end and sticks to it: while the user is there, new content scrolls into view. The list's own options
 * (`initialTopMostItemIndex`, `followOutput`, `scrollToIndex`) undo any scrolling within 150 ms after them, so none is used.
 */
export function useEnd() {
  const [isAtEnd, setAtEnd] = useState(true);
  const scroller = useRef<HTMLElement | null>(null);
  const isNear = useRef(true);
  const frame = useRef(0);
  /** Last observed scroll position, or the one that was set from here. */
  const top = useRef(0);
  /** Whether the user has scrolled since. */
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

  /** Leaves the end for another place: what grows below no longer brings it back. */
  const leave = useCallback(() => {
    stop();
    isMoved.current = true;
    isNear.current = false;
  }, [stop]);

  /** Reads the scroll position. Rows that turn out taller than estimated move the end away; only scrolling up means leaving it. */
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

  /** Receives the scrolling element. */
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
      observeSize([log], () => look(true));
    },
    [look, stop],
  );

  /** Called whenever the total height of the rows changes. */
  const handleHeight = useCallback(() => look(true), [look]);

  return { scroller, attach, go, leave, handleHeight, isAtEnd };
}

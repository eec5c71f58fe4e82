import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds for which the reason is shown. */
const SAID_MS = 4_000;
/** Seconds that a seek may land beyond what was played, so that a click on the end of it is no refusal. */
const SLACK_S = 1;

/**
 * Seeks within what was watched, where a class allows no skipping: a seek beyond it goes to its end, and the reason is shown
 * (product.md 4.3).
 */
export function useSkipLimit(
  video: RefObject<HTMLVideoElement | null>,
  limit: number | undefined,
  seek: (to: number) => void,
) {
  const furthest = useRef(0);
  const [refused, refuse] = useState(0);
  const isLimited = limit !== undefined;
  useEffect(() => {
    furthest.current = Math.max(furthest.current, limit ?? 0);
  }, [limit]);
  useEffect(() => {
    const node = video.current;
    if (!isLimited || !node) return undefined;
    const advance = () => {
      if (!node.seeking && !node.paused) furthest.current = Math.max(furthest.current, node.currentTime);
    };
    node.addEventListener('timeupdate', advance);
    return () => node.removeEventListener('timeupdate', advance);
  }, [video, isLimited]);
  useEffect(() => {
    if (refused === 0) return undefined;
    const timer = setTimeout(() => refuse(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return {
    isRefused: refused > 0,
    seek: (to: number) => {
      const isBeyond = isLimited && to > furthest.current + SLACK_S;
      if (isBeyond) refuse((count) => count + 1);
      seek(isBeyond ? furthest.current : to);
    },
  };
}

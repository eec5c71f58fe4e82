import type { WatchedRange } from '@shuyuan/rules';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { WatchedSpan } from '../player/WatchedSpan.ts';

/** Milliseconds between two reports during playback. */
const EVERY_MS = 10_000;

/** What was watched since the last report: ranges and position in seconds; `isLeaving` when the page may be gone after it. */
export interface WatchedReport {
  ranges: readonly WatchedRange[];
  at: number;
  rate: number;
  leaving: boolean;
}

/** Reports the seconds that ran: every ten seconds of playback, on pause, at the end, and when the page is left (product.md 4.3). */
export function useWatched(
  video: RefObject<HTMLVideoElement | null>,
  isReady: boolean,
  onWatched: ((report: WatchedReport) => void) | undefined,
) {
  const span = useRef(new WatchedSpan());
  const report = useEffectEvent((node: HTMLVideoElement, isLeaving: boolean) => {
    const ranges = span.current.take();
    if (ranges.length > 0 || !isLeaving)
      onWatched?.({ ranges, at: node.currentTime, rate: node.playbackRate, leaving: isLeaving });
  });
  useEffect(() => {
    const node = video.current;
    if (!isReady || !node) return undefined;
    const { signal, abort } = endOf();
    const advance = () => {
      if (!node.paused && !node.seeking) span.current.advance(node.currentTime);
    };
    const interrupt = () => span.current.interrupt();
    const stop = () => {
      if (!node.seeking && node.readyState > 0) span.current.advance(node.currentTime);
      interrupt();
      report(node, false);
    };
    const leave = () => {
      if (node.paused) return;
      advance();
      report(node, true);
    };
    for (const [event, handle] of [
      ['timeupdate', advance],
      ['playing', advance],
      ['seeking', interrupt],
      ['pause', stop],
      ['ended', stop],
      ['emptied', interrupt],
    ] as const)
      node.addEventListener(event, handle, { signal });
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal });
    const timer = setInterval(() => node.paused || report(node, false), EVERY_MS);
    return () => {
      clearInterval(timer);
      leave();
      abort();
    };
  }, [video, isReady]);
}

function endOf() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

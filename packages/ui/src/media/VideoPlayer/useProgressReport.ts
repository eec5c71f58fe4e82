import { useEffect, useEffectEvent, useRef } from 'react';
import type { Playback } from '../player/usePlayback.ts';

/** Seconds of playback between two reports. */
const EVERY_S = 10;

/** Reports the playback position: every ten seconds of progress, on pause, and at the end. */
export function useProgressReport({ at, phase }: Playback, onProgress: ((at: number) => void) | undefined) {
  const reported = useRef(0);
  const report = useEffectEvent((second: number) => {
    if (second === reported.current) return;
    reported.current = second;
    onProgress?.(second);
  });
  useEffect(() => {
    if (phase === 'playing' && Math.abs(at - reported.current) >= EVERY_S) report(Math.floor(at));
  }, [at, phase]);
  const last = useRef(phase);
  const now = useEffectEvent(() => Math.floor(at));
  useEffect(() => {
    const wasPlaying = last.current === 'playing' || last.current === 'waiting';
    last.current = phase;
    if (wasPlaying && (phase === 'paused' || phase === 'ended')) report(now());
  }, [phase]);
}

import { useEffect, useRef } from 'react';

const BARS = 16;
/** Heights in per cent during silence. */
const REST = [24, 40, 32, 48, 30, 56, 36, 44, 28, 52, 34, 46, 30, 50, 38, 26] as const;

/** Level meter with bars that follow the sound; drawn outside React, so that it causes no re-renders. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const meter = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 64;
    context.createMediaStreamSource(stream).connect(analyser);
    const levels = new Uint8Array(analyser.frequencyBinCount);
    let frame = 0;
    const draw = () => {
      analyser.getByteFrequencyData(levels);
      const bars = meter.current?.children ?? [];
      for (let at = 0; at < bars.length; at += 1) {
        const bar = bars[at];
        const height = 12 + ((levels[at] ?? 0) / 255) * 88;
        if (bar instanceof HTMLElement) bar.style.setProperty('--_h', `${height}%`);
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <span className="meter" ref={meter} aria-hidden="true">
      {REST.slice(0, BARS).map((height, at) => (
        <i key={at} style={{ '--_h': `${height}%` } as object} />
      ))}
    </span>
  );
}

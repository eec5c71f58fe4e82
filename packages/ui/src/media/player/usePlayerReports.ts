import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import type { Playback } from './usePlayback.ts';

/** Tells the whole second that a medium is at: when it is known, when it plays, when it is sought. */
export function useSecond({ at, duration }: Playback, onSecond: ((second: number) => void) | undefined) {
  const tell = useEffectEvent((second: number) => onSecond?.(second));
  const second = Math.floor(at);
  useEffect(() => {
    if (duration > 0) tell(second);
  }, [second, duration]);
}

/** Tells once for each playing that a medium has come to its end. */
export function useEnd({ phase }: Playback, onEnd: (() => void) | undefined) {
  const end = useEffectEvent(() => onEnd?.());
  const last = useRef(phase);
  useEffect(() => {
    const wasPlaying = last.current === 'playing' || last.current === 'waiting';
    last.current = phase;
    if (wasPlaying && phase === 'ended') end();
  }, [phase]);
}

interface RateOptions {
  initial: number | undefined;
  set: (rate: number) => void;
  onChange: ChangeHandler<number> | undefined;
}

/** Plays at the speed that was chosen before, from the first second and after every reload; returns what chooses another one, unless that is refused. */
export function useRate({ initial, set, onChange }: RateOptions): ChangeHandler<number> {
  const begin = useEffectEvent(() => {
    if (initial !== undefined) set(initial);
  });
  useEffect(() => begin(), []);
  return (rate, details) => {
    onChange?.(rate, details);
    if (!details.isCanceled) set(rate);
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './usePlayback.ts';

/** Tells the whole second that a medium is at: when it is known, when it plays, when it is sought. */
export function useSecond({ at, duration }: Playback, onSecond: ((second: number) => void) | undefined) {
  const tell = useEffectEvent((second: number) => onSecond?.(second));
  const second = Math.floor(at);
  useEffect(() => {
    if (duration > 0) tell(second);
  }, [second, duration]);
}

/** Plays at the speed that was chosen before, from the first second and after every reload. */
export function useInitialRate(rate: number | undefined, setRate: (rate: number) => void) {
  const begin = useEffectEvent(() => {
    if (rate !== undefined) setRate(rate);
  });
  useEffect(() => begin(), []);
}

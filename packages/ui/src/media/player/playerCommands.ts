import type { PlayerCommand } from './playerKeys.ts';
import { nextSpeed, SKIP_S, VOLUME_STEP } from './speeds.ts';
import type { usePlayback } from './usePlayback.ts';

interface Player
  extends Pick<ReturnType<typeof usePlayback>, 'playback' | 'toggle' | 'skip' | 'setVolume' | 'toggleMute'> {
  setRate: (rate: number) => void;
}

/** What every player does at a key; going on, captions, notes and the whole screen are each one's own. */
export function commonCommands({ playback, toggle, skip, setVolume, toggleMute, setRate }: Player) {
  const { rate, volume } = playback;
  return {
    toggle,
    back: () => skip(-SKIP_S),
    louder: () => setVolume(volume + VOLUME_STEP),
    quieter: () => setVolume(volume - VOLUME_STEP),
    faster: () => setRate(nextSpeed(rate, 1)),
    slower: () => setRate(nextSpeed(rate, -1)),
    mute: toggleMute,
  } satisfies Partial<Record<PlayerCommand, () => void>>;
}

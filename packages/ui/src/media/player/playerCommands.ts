import type { ChangeDetails, ChangeHandler } from '../../foundations/changeDetails.ts';
import type { PlayerCommand } from './playerKeys.ts';
import { nextSpeed, SKIP_S, VOLUME_STEP } from './speeds.ts';
import type { usePlayback } from './usePlayback.ts';

interface Player
  extends Pick<ReturnType<typeof usePlayback>, 'playback' | 'toggle' | 'skip' | 'setVolume' | 'toggleMute'> {
  setRate: ChangeHandler<number>;
}

/** What a player does by its keys and buttons; what changes a setting of the student's says why. */
export type PlayerCommands = Record<Exclude<PlayerCommand, SettingCommand>, () => void> &
  Record<SettingCommand, (details: ChangeDetails) => void>;
type SettingCommand = 'faster' | 'slower' | 'captions';

/** What every player does at a key; going on, captions, notes and the whole screen are each one's own. */
export function commonCommands({ playback, toggle, skip, setVolume, toggleMute, setRate }: Player) {
  const { rate, volume } = playback;
  return {
    toggle,
    back: () => skip(-SKIP_S),
    louder: () => setVolume(volume + VOLUME_STEP),
    quieter: () => setVolume(volume - VOLUME_STEP),
    faster: (details: ChangeDetails) => setRate(nextSpeed(rate, 1), details),
    slower: (details: ChangeDetails) => setRate(nextSpeed(rate, -1), details),
    mute: toggleMute,
  } satisfies Partial<PlayerCommands>;
}

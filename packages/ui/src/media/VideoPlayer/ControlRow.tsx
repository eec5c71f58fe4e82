import { mmss } from '@shuyuan/rules';
import {
  Captions,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Undo2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import type { CaptionSize, PlayerLabels } from '../player/player.labels.ts';
import type { PlayerCommands } from '../player/playerCommands.ts';
import { SKIP_S, SPEEDS } from '../player/speeds.ts';
import type { Playback } from '../player/usePlayback.ts';
import type { Source } from './useSource.ts';

export interface ControlRowProps {
  playback: Playback;
  words: PlayerLabels;
  commands: PlayerCommands;
  onRate: ChangeHandler<number>;
  onVolume: (volume: number) => void;
  /** Qualities are offered where there are several. */
  source: Pick<Source, 'qualities' | 'quality' | 'setQuality'>;
  /** Without `toggle` the browser has none. */
  picture: { isOn: boolean; toggle: (() => void) | undefined };
  /** How captions are shown; absent if there are none. */
  captions: { isOn: boolean; size: CaptionSize; setSize: ChangeHandler<CaptionSize> } | undefined;
  isFullscreen: boolean;
  hasKeys: boolean;
  onKeys: () => void;
}

const NAMES = { playing: 'pause', waiting: 'pause', ended: 'replay' } as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const ICONS = { play: Play, pause: Pause, replay: RotateCcw };

/** The row of controls below the seek bar. */
export function ControlRow({
  playback: { phase, at, duration, rate, volume, isMuted },
  words,
  commands,
  onRate,
  onVolume,
  source: { qualities, quality, setQuality },
  picture,
  captions,
  isFullscreen,
  hasKeys,
  onKeys,
}: ControlRowProps) {
  const does = phase in NAMES ? NAMES[phase as keyof typeof NAMES] : 'play';
  const Toggle = ICONS[does];
  const screen = isFullscreen ? words.leaveFullscreen : words.enterFullscreen;
  return (
    <div className="row">
      <button type="button" aria-label={words[does]} onClick={commands.toggle}>
        <Toggle />
      </button>
      <button type="button" aria-label={words.back(SKIP_S)} onClick={commands.back}>
        <Undo2 />
      </button>
      <span className="time">
        {mmss(at)} / {mmss(duration)}
      </span>
      <button type="button" aria-label={isMuted ? words.unmute : words.mute} onClick={commands.mute}>
        {isMuted || volume === 0 ? <VolumeX /> : <Volume2 />}
      </button>
      <input
        className="volume"
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={isMuted ? 0 : volume}
        aria-label={words.volume}
        onChange={(event) => onVolume(Number(event.currentTarget.value))}
      />
      <span className="gap" />
      <select
        aria-label={words.speed}
        value={rate}
        onChange={(event) => onRate(Number(event.currentTarget.value), changeDetails('input-change', event))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.times(speed)}
          </option>
        ))}
      </select>
      {qualities.length > 1 && (
        <select
          aria-label={words.quality}
          value={quality}
          onChange={(event) => setQuality(Number(event.currentTarget.value))}
        >
          <option value={-1}>{words.autoQuality}</option>
          {qualities.map(({ index, height }) => (
            <option key={index} value={index}>
              {words.lines(height)}
            </option>
          ))}
        </select>
      )}
      {captions && (
        <button
          type="button"
          aria-label={words.captions}
          aria-pressed={captions.isOn}
          onClick={(event) => commands.captions(changeDetails('item-press', event))}
        >
          <Captions />
        </button>
      )}
      {captions?.isOn && (
        <select
          aria-label={words.captionSize}
          value={captions.size}
          onChange={(event) => {
            const chosen = SIZES.find((size) => size === event.currentTarget.value) ?? 'md';
            captions.setSize(chosen, changeDetails('input-change', event));
          }}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {words.captionSizes[size]}
            </option>
          ))}
        </select>
      )}
      <button type="button" aria-label={words.keys} aria-expanded={hasKeys} onClick={onKeys}>
        <Keyboard />
      </button>
      {picture.toggle && (
        <button
          type="button"
          aria-label={picture.isOn ? words.leavePicture : words.enterPicture}
          aria-pressed={picture.isOn}
          onClick={picture.toggle}
        >
          <PictureInPicture2 />
        </button>
      )}
      <button type="button" aria-label={screen} onClick={commands.fullscreen}>
        {isFullscreen ? <Minimize /> : <Maximize />}
      </button>
    </div>
  );
}

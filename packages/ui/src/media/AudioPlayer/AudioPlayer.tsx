import { mmss } from '@shuyuan/rules';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PlayerLabels, playerLabels } from '../player/player.labels.ts';
import { commonCommands } from '../player/playerCommands.ts';
import type { PlayerHandle } from '../player/playerHandle.ts';
import { commandOf } from '../player/playerKeys.ts';
import { SeekBar } from '../player/SeekBar.tsx';
import { SKIP_S, SPEEDS } from '../player/speeds.ts';
import { usePlayback } from '../player/usePlayback.ts';
import { useEnd, useRate, useSecond } from '../player/usePlayerReports.ts';
import { Root } from './AudioPlayer.styles.ts';

export interface AudioPlayerProps extends BaseProps<HTMLDivElement> {
  /** URL of the audio. */
  src: string;
  /** Accessible name of the player's group. */
  title: string;
  /** Duration in seconds, shown until the metadata is loaded. */
  durationS?: number | undefined;
  handle?: Ref<PlayerHandle> | undefined;
  /** The speed that was chosen before; 1 otherwise. */
  initialRate?: number | undefined;
  /** Called when the student chooses another speed. */
  onRateChange?: ChangeHandler<number> | undefined;
  /** Called with the second that it is at, when that changes. */
  onSecond?: ((second: number) => void) | undefined;
  /** Called when it has played to its end. */
  onEnd?: (() => void) | undefined;
  labels?: Partial<PlayerLabels> | undefined;
}

/** An inline audio player: play, seek, speed (§9 for the time format). */
export function AudioPlayer({
  src,
  title,
  durationS,
  handle,
  initialRate,
  onRateChange,
  onSecond,
  onEnd,
  labels,
  ...rest
}: AudioPlayerProps) {
  const words = useLabels(playerLabels, labels);
  const { ref, playback, ...control } = usePlayback<HTMLAudioElement>();
  const { phase, at, rate } = playback;
  const duration = playback.duration > 0 ? playback.duration : durationS;
  useSecond(playback, onSecond);
  useEnd(playback, onEnd);
  const setRate = useRate({ initial: initialRate, set: control.setRate, onChange: onRateChange });
  useImperativeHandle(handle, () => ({ at: () => at, seek: control.seek, pause: control.pause }));
  const handleKey = (event: KeyboardEvent) => {
    const on = event.target instanceof HTMLButtonElement ? 'button' : 'field';
    const act = {
      ...commonCommands({ ...control, playback, setRate }),
      on: () => control.skip(SKIP_S),
      captions: undefined,
      note: undefined,
      fullscreen: undefined,
    }[commandOf(event, on) ?? 'captions'];
    if (!act) return;
    event.preventDefault();
    act(changeDetails('keyboard', event));
  };
  return (
    <Root
      {...rest}
      role="group"
      aria-label={title}
      data-phase={phase}
      {...chainHandlers(rest, { onKeyDown: handleKey })}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a transcript, if there is one, is shown beside the player */}
      <audio ref={ref} src={src} preload="metadata" />
      <Toggle phase={phase} words={words} onToggle={control.toggle} onRetry={control.reload} />
      <div className="what">
        <span className="title">{title}</span>
        {phase === 'failed' ? (
          <span className="failed" role="alert">
            {words.failed}
          </span>
        ) : (
          <SeekBar
            ground="light"
            at={at}
            durationS={duration ?? 0}
            loaded={playback.loaded}
            onSeek={control.seek}
            words={words}
          />
        )}
      </div>
      <span className="time">{duration === undefined ? mmss(at) : `${mmss(at)} / ${mmss(duration)}`}</span>
      <select
        aria-label={words.speed}
        value={rate}
        onChange={(event) => setRate(Number(event.currentTarget.value), changeDetails('input-change', event))}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.times(speed)}
          </option>
        ))}
      </select>
    </Root>
  );
}

interface ToggleProps {
  phase: string;
  words: PlayerLabels;
  onToggle: () => void;
  onRetry: () => void;
}

function Toggle({ phase, words, onToggle, onRetry }: ToggleProps) {
  const isFailed = phase === 'failed';
  const isRunning = phase === 'playing' || phase === 'waiting';
  const name = isRunning ? words.pause : phase === 'ended' ? words.replay : words.play;
  return (
    <button
      className="toggle"
      type="button"
      aria-label={isFailed ? words.retry : name}
      onClick={isFailed ? onRetry : onToggle}
    >
      {isRunning ? <Pause data-solid="" /> : isFailed || phase === 'ended' ? <RotateCcw /> : <Play data-solid="" />}
    </button>
  );
}

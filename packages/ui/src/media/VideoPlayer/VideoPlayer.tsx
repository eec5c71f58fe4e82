import { mmss, type WatchedRange } from '@shuyuan/rules';
import { type KeyboardEvent as ReactKeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { usePageKeys } from '../player/pageKeys.ts';
import { type PlayerLabels, playerLabels } from '../player/player.labels.ts';
import { commonCommands, type PlayerCommands } from '../player/playerCommands.ts';
import type { PlayerHandle } from '../player/playerHandle.ts';
import { commandOf, fieldOf } from '../player/playerKeys.ts';
import { type Pin, SeekBar } from '../player/SeekBar.tsx';
import { SKIP_S } from '../player/speeds.ts';
import { usePlayback } from '../player/usePlayback.ts';
import { useEnd, useRate, useSecond } from '../player/usePlayerReports.ts';
import { ControlRow } from './ControlRow.tsx';
import { captureFrame } from './captureFrame.ts';
import { KeyHints, Overlay } from './Overlay.tsx';
import { type CaptionSetting, type CaptionTrack, useCaptions } from './useCaptions.ts';
import { useFullscreen } from './useFullscreen.ts';
import { usePictureInPicture } from './usePictureInPicture.ts';
import { useProgressReport } from './useProgressReport.ts';
import { useResume } from './useResume.ts';
import { useSkipLimit } from './useSkipLimit.ts';
import { useSource } from './useSource.ts';
import { useWakeLock } from './useWakeLock.ts';
import { useWatched, type WatchedReport } from './useWatched.ts';
import { Root } from './VideoPlayer.styles.ts';

export interface VideoPlayerProps extends BaseProps {
  /** URL of a video or of an HLS playlist (`.m3u8`); another one renews the address of the same recording. */
  src: string;
  /** Name of the lesson; the accessible name of the player's region. */
  label: string;
  /** URL of the poster. */
  poster?: string | undefined;
  /** WebVTT files; the first is the default. */
  captions?: readonly CaptionTrack[] | undefined;
  /** How the student wants captions, as it was told before; on and of medium size otherwise. */
  captionSetting?: CaptionSetting | undefined;
  onCaptionSettingChange?: ChangeHandler<CaptionSetting> | undefined;
  /** Initial position in seconds, e.g. where the student stopped. */
  resumeS?: number | undefined;
  /** Called every ten seconds of playback, on pause and at the end, with the position in seconds. */
  onProgress?: ((at: number) => void) | undefined;
  onEnd?: (() => void) | undefined;
  /** What was watched since the last report: every ten seconds of playback, on pause, at the end and on leaving. */
  onWatched?: ((report: WatchedReport) => void) | undefined;
  /** The server refuses the address: another `src` goes on where it stopped. */
  onSourceExpired?: (() => void) | undefined;
  /** The student may not seek beyond this second, or beyond what was played since; undefined: anywhere. */
  seekLimit?: number | undefined;
  /** The key N: a note at this second. */
  onNote?: ((at: number) => void) | undefined;
  handle?: Ref<PlayerHandle> | undefined;
  /** The next lesson, offered at the end. */
  next?: { title: string; onOpen: () => void } | undefined;
  /** The viewer, shown as a watermark over the picture. */
  watermark?: string | undefined;
  /** Starts of the chapters in seconds. */
  marks?: readonly number[] | undefined;
  /** Notes on the seek bar. */
  pins?: readonly Pin[] | undefined;
  /** Seconds that were watched, shown below the seek bar. */
  watched?: readonly WatchedRange[] | undefined;
  /** The speed that was chosen before; 1 otherwise. */
  initialRate?: number | undefined;
  /** Called when the student chooses another speed. */
  onRateChange?: ChangeHandler<number> | undefined;
  /** Called with the second that it is at, when that changes. */
  onSecond?: ((second: number) => void) | undefined;
  /** Whether its keys work wherever the focus is on the page, but in fields and on what has its own use of them: for a page of one player. */
  pageKeys?: boolean | undefined;
  /** Why it cannot be watched; nothing is loaded in this case. */
  locked?: { reason: string; action?: { label: string; onClick: () => void } | undefined } | undefined;
  labels?: Partial<PlayerLabels> | undefined;
}

/** A player for recorded lessons: speed, captions, notes on the seek bar, full keyboard control, and it resumes at the last position. */
export function VideoPlayer({
  src,
  label,
  poster,
  captions = [],
  captionSetting,
  onCaptionSettingChange,
  resumeS,
  onProgress,
  onEnd,
  onWatched,
  onSourceExpired,
  seekLimit,
  onNote,
  handle,
  next,
  watermark,
  marks,
  pins,
  watched,
  initialRate,
  onRateChange,
  onSecond,
  pageKeys: hasPageKeys = false,
  locked,
  labels,
  ...rest
}: VideoPlayerProps) {
  const words = useLabels(playerLabels, labels);
  const root = useRef<HTMLElement>(null);
  const setRef = useMergedRefs(root, rest.ref);
  const video = useRef<HTMLVideoElement>(null);
  const { ref, playback, ...control } = usePlayback<HTMLVideoElement>();
  const caption = useCaptions(video, {
    hasTracks: captions.length > 0,
    initial: captionSetting,
    onChange: onCaptionSettingChange,
  });
  const fullscreen = useFullscreen(root);
  const [hasKeys, showKeys] = useState(false);
  const resumed = useResume(playback.duration, resumeS, control.seek);
  const source = useSource(video, locked ? undefined : src, onSourceExpired);
  const limit = useSkipLimit(video, seekLimit, control.seek);
  const picture = usePictureInPicture(video);
  useSecond(playback, onSecond);
  const setRate = useRate({ initial: initialRate, set: control.setRate, onChange: onRateChange });
  useProgressReport(playback, onProgress);
  useEnd(playback, onEnd);
  useWatched(video, !locked, onWatched);
  useWakeLock(playback.phase === 'playing' || playback.phase === 'waiting');
  useImperativeHandle(handle, () => ({
    at: () => video.current?.currentTime ?? 0,
    seek: limit.seek,
    pause: () => video.current?.pause(),
    frame: async () => (video.current ? captureFrame(video.current) : { problem: 'notReady' }),
  }));

  const commands: PlayerCommands = {
    ...commonCommands({ ...control, playback, setRate }),
    on: () => limit.seek(playback.at + SKIP_S),
    captions: caption.toggle,
    note: () => void (video.current && onNote?.(video.current.currentTime)),
    fullscreen: fullscreen.toggle,
  };
  const handleKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.key === 'Escape' && hasKeys) return showKeys(false);
    const command = commandOf(event, fieldOf(event.target));
    if (!command) return undefined;
    event.preventDefault();
    return commands[command](changeDetails('keyboard', event));
  };
  usePageKeys(hasPageKeys && !locked, root, handleKey);

  if (locked)
    return (
      <Root {...rest} aria-label={label} data-phase="locked">
        {poster !== undefined && <video poster={poster} muted aria-hidden tabIndex={-1} />}
        <div className="middle" data-veil="">
          <p className="lead">{locked.reason}</p>
          {locked.action && <Button onClick={locked.action.onClick}>{locked.action.label}</Button>}
        </div>
      </Root>
    );
  const phase = source.trouble === 'failed' ? 'failed' : playback.phase;
  return (
    <Root
      tabIndex={0}
      {...rest}
      {...chainHandlers(rest, { onKeyDown: handleKey })}
      ref={setRef}
      aria-label={label}
      data-phase={phase}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are passed in where they exist, and shown below */}
      <video
        ref={(node) => {
          video.current = node;
          return ref(node);
        }}
        poster={poster}
        preload="metadata"
        playsInline
        tabIndex={-1}
        crossOrigin="anonymous"
      >
        {captions.map(({ src: file, language, label }) => (
          <track key={file} kind="captions" src={file} srcLang={language} label={label} />
        ))}
      </video>
      {watermark !== undefined && (
        <span className="watermark" aria-hidden="true">
          {watermark}
        </span>
      )}
      <Overlay phase={phase} words={words} next={next} onToggle={control.toggle} onRetry={source.retry} />
      {(limit.isRefused || source.trouble === 'fetching') && (
        <p className="told" role="status">
          {limit.isRefused ? words.noSkipping : words.fetching}
        </p>
      )}
      {caption.cues.length > 0 && playback.at > 0 && (
        <div className="captions" aria-live="off">
          {caption.cues.map(({ key, content }) => (
            <p dir="auto" data-size={caption.size} key={key}>
              {content}
            </p>
          ))}
        </div>
      )}
      {resumed && resumeS !== undefined && (
        <p className="resumed" role="status">
          {words.resumed(mmss(resumeS))}
          <button type="button" onClick={() => control.seek(0)}>
            {words.fromStart}
          </button>
        </p>
      )}
      {hasKeys && <KeyHints hints={words.hints} />}
      <div className="controls">
        <SeekBar
          at={playback.at}
          durationS={playback.duration}
          loaded={playback.loaded}
          onSeek={limit.seek}
          words={words}
          marks={marks}
          pins={pins}
          watched={watched}
        />
        <ControlRow
          playback={playback}
          words={words}
          commands={commands}
          source={source}
          picture={picture}
          onRate={setRate}
          onVolume={control.setVolume}
          captions={captions.length > 0 ? caption : undefined}
          isFullscreen={fullscreen.isOn}
          hasKeys={hasKeys}
          onKeys={() => showKeys((shown) => !shown)}
        />
      </div>
    </Root>
  );
}

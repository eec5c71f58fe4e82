import { type RefObject, useEffect, useState } from 'react';
import type { ChangeDetails, ChangeHandler } from '../../foundations/changeDetails.ts';
import { useChange } from '../../foundations/useChange.ts';
import type { CaptionSize } from '../player/player.labels.ts';
import { cuesAt, type ShownCue } from './cueText.ts';

/** A caption file. */
export interface CaptionTrack {
  /** URL of a WebVTT file. */
  src: string;
  /** Language tag, e.g. `zh-CN`. */
  language: string;
  label: string;
}

/** How a student wants captions. */
export interface CaptionSetting {
  on: boolean;
  size: CaptionSize;
}

/** The captions before the student chose. */
const CAPTIONS: CaptionSetting = { on: true, size: 'md' };

/** What a player does with captions. */
export interface CaptionOptions {
  hasTracks: boolean;
  initial: CaptionSetting | undefined;
  onChange: ChangeHandler<CaptionSetting> | undefined;
}

/**
 * The cues of the current position, read from the first track; rendered by the player instead of the browser, so that they match its
 * style.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { hasTracks, initial = CAPTIONS, onChange }: CaptionOptions,
) {
  const [setting, change] = useChange(undefined, initial, onChange);
  const isOn = hasTracks && setting.on;
  const [cues, setCues] = useState<readonly ShownCue[]>([]);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track || !isOn) return undefined;
    track.mode = 'hidden';
    // Read by the position: cues that become active while paused, by loading or seeking, are not always announced.
    const read = () => setCues(cuesAt(track.cues ?? [], video.current?.currentTime ?? 0));
    const ended = new AbortController();
    const { signal } = ended;
    track.addEventListener('cuechange', read, { signal });
    video.current?.addEventListener('seeked', read, { signal });
    // The load of a track does not bubble.
    video.current?.addEventListener('load', read, { capture: true, signal });
    read();
    return () => {
      ended.abort();
      track.mode = 'disabled';
      setCues([]);
    };
  }, [video, isOn]);
  return {
    cues,
    isOn,
    size: setting.size,
    toggle: (details: ChangeDetails) => hasTracks && change({ ...setting, on: !isOn }, details),
    setSize: (size: CaptionSize, details: ChangeDetails) => change({ ...setting, size }, details),
  };
}

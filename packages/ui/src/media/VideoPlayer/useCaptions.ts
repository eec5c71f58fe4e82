import { type RefObject, useEffect, useState } from 'react';

/** A caption file. */
export interface CaptionTrack {
  /** URL of a WebVTT file. */
  src: string;
  /** Language tag, e.g. `zh-CN`. */
  language: string;
  label: string;
}

/**
 * The cues of the current position, read from the first track; rendered by the player instead of the browser, so that they match its
 * style.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, hasTracks: boolean) {
  const [isOn, setOn] = useState(hasTracks);
  const [text, setText] = useState('');
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (!track || !isOn) return undefined;
    track.mode = 'hidden';
    const read = () => {
      const cues = [...(track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
      setText(cues.map((cue) => cue.text.replace(/<[^>]*>/g, '')).join('\n'));
    };
    track.addEventListener('cuechange', read);
    read();
    return () => {
      track.removeEventListener('cuechange', read);
      track.mode = 'disabled';
      setText('');
    };
  }, [video, isOn]);
  return { text, isOn, toggle: () => setOn((on) => hasTracks && !on) };
}

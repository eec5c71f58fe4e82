import styled from '@emotion/styled';
import { mmss, type WatchedRange, watchedSeconds } from '@shuyuan/rules';
import { alpha, token } from '@shuyuan/tokens';
import { type CSSProperties, useId } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { PlayerLabels } from './player.labels.ts';

/** A marker on the seek bar, e.g. a note. */
export interface Pin {
  /** Seconds from the start. */
  at: number;
  label: string;
}

export interface SeekBarProps {
  at: number;
  durationS: number;
  loaded: number;
  onSeek: (to: number) => void;
  words: PlayerLabels;
  /** Starts of the chapters in seconds. */
  marks?: readonly number[] | undefined;
  pins?: readonly Pin[] | undefined;
  /** Seconds that were watched, drawn as a thin line below the bar. */
  watched?: readonly WatchedRange[] | undefined;
  /** On the picture, or on a card. */
  ground?: 'dark' | 'light' | undefined;
}

/** Seconds that an arrow key seeks. */
const STEP_S = 5;
const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

const THUMB = '14px';
const thumb = {
  width: THUMB,
  height: THUMB,
  border: 0,
  borderRadius: '50%',
  background: token.color.surface.card,
  boxShadow: `0 0 0 4px ${alpha(token.color.surface.card, 22)}`,
} as const;
const lightThumb = { background: token.color.progress.fill, boxShadow: token.shadow[1] };

const Root = styled.span({
  '--_rest': alpha(token.color.surface.card, 28),
  '--_loaded': alpha(token.color.surface.card, 34),
  '--_watched': token.color.surface.card,
  position: 'relative',
  direction: 'ltr', // time runs from left to right in every script
  display: 'block',
  height: token.size.target,
  '&[data-ground="light"]': {
    '--_rest': token.color.progress.track,
    '--_loaded': alpha(token.color.progress.fill, 24),
    '--_watched': token.color.text.secondary,
  },
  '&::before, &::after, & > .loaded': {
    content: '""',
    position: 'absolute',
    top: '10px',
    left: 0,
    height: '4px',
    borderRadius: token.radius.pill,
    pointerEvents: 'none',
  },
  '&::before': { right: 0, background: 'var(--_rest)' },
  '& > .loaded': { width: 'var(--_l)', background: 'var(--_loaded)' },
  '&::after': { width: 'var(--_v)', background: token.color.progress.fill },
  '& > .watched': {
    position: 'absolute',
    insetInline: 0,
    top: '17px',
    height: '2px',
    borderRadius: token.radius.pill,
    pointerEvents: 'none',
  },
  '& > .mark': {
    position: 'absolute',
    top: '9px',
    width: '2px',
    height: '6px',
    background: token.color.surface.inverse,
    opacity: 0.7,
    pointerEvents: 'none',
  },
  '& > .pin': {
    position: 'absolute',
    top: '-3px',
    width: '8px',
    height: '8px',
    marginInlineStart: '-4px',
    borderRadius: '50% 50% 50% 0',
    rotate: '-45deg',
    background: token.color.accent.bg,
    pointerEvents: 'none',
  },
  '& > input': {
    appearance: 'none',
    position: 'relative',
    zIndex: 1,
    display: 'block',
    width: `calc(100% + ${THUMB})`,
    height: '100%',
    margin: '0 -7px',
    borderRadius: token.radius.control,
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: `2px solid ${token.color.focus.ringInverse}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default', '&::-webkit-slider-thumb': { visibility: 'hidden' } },
  },
  '&[data-ground="light"] > input': {
    '&::-webkit-slider-thumb': lightThumb,
    '&::-moz-range-thumb': lightThumb,
    '&:focus-visible': { outlineColor: token.color.focus.ring },
  },
  '@media (forced-colors: active)': {
    '&::before, &::after, & > .mark, & > .pin, & > .watched': { forcedColorAdjust: 'none' },
    '&': { '--_watched': 'CanvasText' },
    '&::before': { background: 'GrayText' },
    '&::after': { background: 'Highlight' },
    '& > input': { '&::-webkit-slider-thumb': { background: 'ButtonText' } },
  },
});

const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

const percentOf = (watched: readonly WatchedRange[], duration: number) =>
  Math.min(100, Math.floor((watchedSeconds(watched) / duration) * 100));

/** The ranges as one gradient, so that hundreds of them are one element. */
function drawn(watched: readonly WatchedRange[], duration: number): string {
  const stops = watched.flatMap(([from, until]) => {
    const [begin, end] = [share(from, duration), share(until, duration)];
    return [`transparent ${begin}`, `var(--_watched) ${begin} ${end}`, `transparent ${end}`];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

/** The playback position as a native slider: arrow keys by five seconds, Home and End to the ends (APG slider). */
export function SeekBar({
  at,
  durationS: duration,
  loaded,
  onSeek,
  words,
  marks = [],
  pins = [],
  watched = [],
  ground = 'dark',
}: SeekBarProps) {
  const id = useId();
  const hasWatched = duration > 0 && watched.length > 0;
  const style = { '--_v': share(at, duration), '--_l': share(loaded, duration) } as CSSProperties;
  return (
    <Root data-ground={ground} style={style}>
      <span className="loaded" />
      {hasWatched && (
        <>
          <span className="watched" style={{ background: drawn(watched, duration) }} />
          <VisuallyHidden id={id}>{words.watched(percentOf(watched, duration))}</VisuallyHidden>
        </>
      )}
      {marks.map((mark) => (
        <span className="mark" key={mark} style={{ left: share(mark, duration) }} />
      ))}
      {pins.map((pin) => (
        <span
          className="pin"
          key={`${pin.at} ${pin.label}`}
          style={{ left: share(pin.at, duration) }}
          title={words.note(pin.label, mmss(pin.at))}
        />
      ))}
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.min(at, Math.max(1, duration))}
        disabled={duration === 0}
        aria-label={words.position}
        aria-describedby={hasWatched ? id : undefined}
        aria-valuetext={words.spoken(at, duration)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const way = WAYS[event.key];
          if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onSeek(Math.min(duration, Math.max(0, at + way * STEP_S)));
        }}
      />
    </Root>
  );
}

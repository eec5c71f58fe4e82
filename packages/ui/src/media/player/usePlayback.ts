import { type RefCallback, useCallback, useRef, useSyncExternalStore } from 'react';

/** Playback state of a medium; times in seconds. */
export interface Playback {
  phase: 'loading' | 'paused' | 'playing' | 'waiting' | 'ended' | 'failed';
  at: number;
  /** 0 until it is known. */
  duration: number;
  /** End of the range that is buffered from `at` without a gap. */
  loaded: number;
  rate: number;
  volume: number;
  isMuted: boolean;
}

const IDLE: Playback = { phase: 'loading', at: 0, duration: 0, loaded: 0, rate: 1, volume: 1, isMuted: false };

const EVENTS = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeking',
  'seeked',
  'play',
  'playing',
  'pause',
  'waiting',
  'ended',
  'error',
  'ratechange',
  'volumechange',
  'emptied',
] as const;

function phaseOf(medium: HTMLMediaElement): Playback['phase'] {
  if (medium.error) return 'failed';
  if (medium.readyState < HTMLMediaElement.HAVE_METADATA) return 'loading';
  if (medium.ended) return 'ended';
  if (medium.paused) return 'paused';
  return medium.readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing';
}

/** Empty before playback starts: how much a browser preloads is up to it. */
function loadedUpTo({ buffered, currentTime, paused }: HTMLMediaElement): number {
  if (paused && currentTime === 0) return 0;
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && currentTime <= buffered.end(range)) return buffered.end(range);
  }
  return currentTime;
}

function read(medium: HTMLMediaElement): Playback {
  return {
    phase: phaseOf(medium),
    at: medium.currentTime,
    // An unfinalised recording reports an infinite duration.
    duration: Number.isFinite(medium.duration) ? medium.duration : 0,
    loaded: loadedUpTo(medium),
    rate: medium.playbackRate,
    volume: medium.volume,
    isMuted: medium.muted,
  };
}

const isSame = (one: Playback, other: Playback) =>
  (Object.keys(one) as (keyof Playback)[]).every((key) => one[key] === other[key]);

/** State and actions of a native `audio` or `video` element, which remains the single source of truth. */
export function usePlayback<E extends HTMLMediaElement>() {
  const medium = useRef<E>(null);
  const known = useRef(IDLE);
  const listeners = useRef(new Set<() => void>());
  const look = useCallback(() => {
    if (!medium.current) return;
    const next = read(medium.current);
    if (isSame(known.current, next)) return;
    known.current = next;
    for (const tell of listeners.current) tell();
  }, []);
  const ref: RefCallback<E> = useCallback(
    (node) => {
      if (!node) return undefined;
      medium.current = node;
      const end = new AbortController();
      for (const event of EVENTS) node.addEventListener(event, look, { signal: end.signal });
      // Buffering continues without playback; its progress is shown during playback only.
      node.addEventListener('progress', () => node.paused || look(), { signal: end.signal });
      look();
      return () => {
        end.abort();
        medium.current = null;
      };
    },
    [look],
  );
  const subscribe = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const snapshot = useCallback(() => known.current, []);
  const playback = useSyncExternalStore(subscribe, snapshot, snapshot);

  const change = useCallback((act: (node: E) => void) => {
    if (medium.current) act(medium.current);
  }, []);
  return {
    ref,
    playback,
    /** Toggles playback; if the browser refuses to play, it stays paused. */
    toggle: () => change((node) => (node.paused ? void node.play().catch(look) : node.pause())),
    pause: () => change((node) => node.pause()),
    /** Seeks to a second, clamped to the ends. */
    seek: (to: number) => change((node) => seekIn(node, to)),
    /** Seeks forward or back by seconds. */
    skip: (by: number) => change((node) => seekIn(node, node.currentTime + by)),
    /** Sets the speed, which also a reload keeps. */
    setRate: (rate: number) => change((node) => Object.assign(node, { defaultPlaybackRate: rate, playbackRate: rate })),
    setVolume: (volume: number) =>
      change((node) => Object.assign(node, { volume: Math.min(1, Math.max(0, volume)), muted: volume <= 0 })),
    toggleMute: () => change((node) => Object.assign(node, { muted: !node.muted })),
    /** Reloads the medium after a failure. */
    reload: () => change((node) => node.load()),
  };
}

function seekIn(medium: HTMLMediaElement, to: number) {
  const end = Number.isFinite(medium.duration) ? medium.duration : to;
  medium.currentTime = Math.min(end, Math.max(0, to));
}

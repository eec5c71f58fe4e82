import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Playlist, Quality } from './playlist.ts';

/** How the medium arrives. */
export interface Source {
  /** Qualities to choose from; empty with one file. */
  qualities: readonly Quality[];
  /** The chosen one; -1 follows the network. */
  quality: number;
  setQuality: (index: number) => void;
  trouble: 'none' | 'fetching' | 'failed';
  retry: () => void;
}

const isPlaylist = (src: string) => /\.m3u8(?:$|[?#])/.test(src);

/**
 * Loads a playlist by hls.js, in a chunk of its own, and a file by the browser. Another `src` is a new address of the same medium: the
 * second stays, and so does whether it plays (U6).
 */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  src: string | undefined,
  onExpired: (() => void) | undefined,
): Source {
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, choose] = useState(-1);
  const [trouble, setTrouble] = useState<Source['trouble']>('none');
  const playlist = useRef<Playlist>(null);
  const isHls = src !== undefined && isPlaylist(src);
  const expire = useEffectEvent(() => onExpired?.());
  const address = useEffectEvent(() => src ?? '');

  useEffect(() => {
    const node = video.current;
    if (!isHls || !node) return undefined;
    let isOver = false;
    const open = async () => {
      try {
        const { openPlaylist } = await import('./playlist.ts');
        if (isOver) return;
        const events = { onQualities: setQualities, onTrouble: setTrouble, onExpired: expire };
        playlist.current = openPlaylist(node, address(), events);
        if (!playlist.current) node.src = address();
      } catch {
        if (!isOver) setTrouble('failed');
      }
    };
    void open();
    return () => {
      isOver = true;
      playlist.current?.end();
      playlist.current = null;
      node.removeAttribute('src');
      setQualities([]);
      choose(-1);
      setTrouble('none');
    };
  }, [isHls, video]);

  useEffect(() => {
    const node = video.current;
    if (src === undefined || !node) return;
    if (isHls) playlist.current?.renew(src);
    else replaceFile(node, src);
  }, [src, isHls, video]);

  const setQuality = useCallback((index: number) => {
    choose(index);
    playlist.current?.setQuality(index);
  }, []);
  const retry = useCallback(() => {
    if (playlist.current) return playlist.current.retry();
    expire();
    const node = video.current;
    return node ? resume(node, () => node.load()) : undefined;
  }, [video]);
  return { qualities, quality, setQuality, trouble, retry };
}

/** Loads a file at once, or goes on from another address of it where it was. */
function replaceFile(node: HTMLVideoElement, src: string) {
  if (node.getAttribute('src') === src) return;
  if (node.currentTime === 0) {
    node.src = src;
    return;
  }
  // All of it is here: another address would only load it again.
  const { buffered, duration } = node;
  if (!node.error && buffered.length === 1 && buffered.start(0) === 0 && buffered.end(0) >= duration - 1) return;
  resume(node, () => {
    node.src = src;
  });
}

function resume(node: HTMLVideoElement, load: () => void) {
  const { currentTime, paused, playbackRate } = node;
  node.addEventListener(
    'loadedmetadata',
    () => {
      node.currentTime = currentTime;
      node.playbackRate = playbackRate;
      if (!paused) void node.play().catch(() => undefined);
    },
    { once: true },
  );
  load();
}

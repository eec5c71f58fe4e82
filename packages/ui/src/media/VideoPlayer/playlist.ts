/// <reference path="./hlsLight.d.ts" />
import Hls from 'hls.js/light';

/** A quality of the recording, by the lines of its picture; index in the playlist. */
export interface Quality {
  index: number;
  height: number;
}

/** What a playlist tells of itself. */
export interface PlaylistEvents {
  onQualities: (qualities: readonly Quality[]) => void;
  /** `fetching`: a part is fetched again; `failed`: given up; `none`: it arrives. */
  onTrouble: (trouble: 'none' | 'fetching' | 'failed') => void;
  /** The server refuses the address: it ended (U6). */
  onExpired: () => void;
}

/** A playlist that plays in a video element. */
export interface Playlist {
  /** Goes on with another address of the same recording; nothing is loaded twice. */
  renew: (address: string) => void;
  /** -1 follows the network. */
  setQuality: (index: number) => void;
  retry: () => void;
  end: () => void;
}

/** Times that a part is fetched again, and the wait before, which doubles up to the most; milliseconds. */
const AGAIN = { maxNumRetry: 6, retryDelayMs: 500, maxRetryDelayMs: 8_000 };
/** Times that a decoder is set up again. */
const RECOVERIES = 2;
/** Most seconds that are loaded ahead: one part for the first picture, a minute once it plays. */
const AHEAD_S = { before: 1, playing: 60 };
/** Fewer seconds ahead than these are not shown any more: sound and picture end apart. */
const LEFT_S = 0.5;
const GONE: ReadonlySet<number | undefined> = new Set([403, 404, 410]);

/** Seconds that are loaded ahead of the picture. */
function secondsAhead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let n = 0; n < buffered.length; n += 1) {
    if (buffered.start(n) <= currentTime && currentTime < buffered.end(n)) return buffered.end(n) - currentTime;
  }
  return 0;
}

/** The folder of an address; one without folders, such as `data:`, stands for itself. */
function folderOf(address: string): string {
  const { href } = new URL(address, document.baseURI);
  return URL.canParse('.', href) ? new URL('.', href).href : href;
}

/** Plays a playlist by hls.js; null where the browser has no media source, and plays it itself. */
export function openPlaylist(video: HTMLVideoElement, address: string, events: PlaylistEvents): Playlist | null {
  if (!Hls.isSupported()) return null;
  const begun = folderOf(address);
  let [current, folder] = [address, begun];
  let recoveries = 0;
  let isFailed = false;
  /** A part did not arrive, and none has since. */
  let isMissing = false;
  /** Parts have been given up, and what is loaded plays on. */
  let isCutOff = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const { default: policy } = Hls.DefaultConfig.fragLoadPolicy;
  const hls = new Hls({
    maxMaxBufferLength: AHEAD_S.before,
    fragLoadPolicy: {
      default: {
        ...policy,
        timeoutRetry: AGAIN,
        errorRetry: {
          ...AGAIN,
          // A connection that broke has no status; an address that ended is renewed, not tried again.
          shouldRetry: (_, count, isTimeout, response) =>
            count < AGAIN.maxNumRetry && (isTimeout || !GONE.has(response?.code)),
        },
      },
    },
    // Qualities and parts are asked for below the address that is valid now.
    xhrSetup: (request, url) => {
      if (folder !== begun && url.startsWith(begun)) request.open('GET', folder + url.slice(begun.length), true);
    },
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) =>
    events.onQualities(levels.map(({ height }, index) => ({ index, height }))),
  );
  const join = () => {
    isMissing = false;
    isCutOff = false;
    clearTimeout(again);
  };
  const fail = () => {
    join();
    isFailed = true;
    video.pause();
    events.onTrouble('failed');
  };
  hls.on(Hls.Events.FRAG_LOADED, () => {
    join();
    events.onTrouble('none');
  });
  hls.on(Hls.Events.ERROR, (_, { type, details, fatal, response }) => {
    if (GONE.has(response?.code)) events.onExpired();
    if (type === Hls.ErrorTypes.NETWORK_ERROR) isMissing = true;
    if (!fatal) {
      if (type === Hls.ErrorTypes.NETWORK_ERROR) events.onTrouble('fetching');
      return;
    }
    // A busy machine decodes late. To set the decoder up again throws away what cannot be loaded now.
    if (details === Hls.ErrorDetails.BUFFER_STALLED_ERROR && isMissing) return hls.startLoad();
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < RECOVERIES) {
      recoveries += 1;
      hls.recoverMediaError();
      return;
    }
    if (type !== Hls.ErrorTypes.NETWORK_ERROR || secondsAhead(video) === 0) return fail();
    isCutOff = true;
    events.onTrouble('fetching');
    again = setTimeout(() => hls.startLoad(), AGAIN.maxRetryDelayMs);
  });
  // Nothing is left to show: only then is it said that the recording does not go on.
  const handleWaiting = () => {
    if (isCutOff && secondsAhead(video) < LEFT_S) fail();
  };
  video.addEventListener('waiting', handleWaiting);
  const retry = () => {
    join();
    isFailed = false;
    events.onTrouble('none');
    // Without a list of qualities the playlist itself did not arrive.
    if (hls.levels.length === 0) hls.loadSource(current);
    else hls.startLoad(video.currentTime);
    void video.play().catch(() => undefined);
  };
  const handlePlay = () => {
    hls.config.maxMaxBufferLength = AHEAD_S.playing;
  };
  video.addEventListener('play', handlePlay, { once: true });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    renew: (next) => {
      if (next === current) return;
      [current, folder] = [next, folderOf(next)];
      if (isFailed) retry();
      else if (isCutOff) hls.startLoad();
    },
    // The part on screen is finished first: the second stays, and so does the picture.
    setQuality: (index) => {
      hls.nextLevel = index;
    },
    retry,
    end: () => {
      join();
      video.removeEventListener('play', handlePlay);
      video.removeEventListener('waiting', handleWaiting);
      hls.destroy();
    },
  };
}

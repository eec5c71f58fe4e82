import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlaylist } from './playlist.ts';

type Listener = (name: string, data: object) => void;

/** The library, as far as a playlist uses it: what it would say is said by the test. */
const library = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  startLoad: vi.fn(),
  recoverMediaError: vi.fn(),
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static readonly isSupported = () => true;
    static readonly DefaultConfig = { fragLoadPolicy: { default: {} } };
    static readonly Events = { MANIFEST_PARSED: 'parsed', FRAG_LOADED: 'loaded', ERROR: 'error' };
    static readonly ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
    static readonly ErrorDetails = { BUFFER_STALLED_ERROR: 'stalled' };
    readonly config = {};
    readonly levels = [{ height: 360 }];
    readonly startLoad = library.startLoad;
    readonly recoverMediaError = library.recoverMediaError;
    on(name: string, listener: Listener) {
      library.listeners.set(name, listener);
    }
    loadSource() {}
    attachMedia() {}
    destroy() {}
  },
}));

const says = (name: string, data: object = {}) => library.listeners.get(name)?.(name, data);
const STALLED = { type: 'media', details: 'stalled', fatal: true };
const GIVEN_UP = { type: 'network', fatal: true, response: { code: 0 } };

/** A film of which the seconds up to `loadedS` are there. */
function filmOf(loadedS: number) {
  const buffered = { length: 1, start: () => 0, end: () => loadedS };
  const pause = vi.fn();
  const video = Object.assign(new EventTarget(), { buffered, currentTime: 15, pause, play: vi.fn(async () => {}) });
  return {
    video: video as unknown as HTMLVideoElement,
    pause,
    playTo: (second: number) => Object.assign(video, { currentTime: second }),
  };
}

function open(loadedS: number) {
  const film = filmOf(loadedS);
  const onTrouble = vi.fn();
  const playlist = openPlaylist(film.video, 'https://school.example/a/list.m3u8', {
    onTrouble,
    onQualities: vi.fn(),
    onExpired: vi.fn(),
  });
  if (!playlist) throw new Error('the library is there');
  return { ...film, onTrouble, playlist };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://school.example/' });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a network that stays away does not stop what is loaded: it plays to its end, and parts are asked for again (product.md 4.3)', () => {
  const { video, pause, playTo, onTrouble, playlist } = open(60);
  says('error', GIVEN_UP);
  expect(pause).not.toHaveBeenCalled();
  expect(onTrouble).toHaveBeenLastCalledWith('fetching');
  vi.advanceTimersByTime(8_000);
  expect(library.startLoad).toHaveBeenCalledOnce();
  says('error', GIVEN_UP);
  playTo(60);
  video.dispatchEvent(new Event('waiting'));
  expect(pause).toHaveBeenCalledOnce();
  expect(onTrouble).toHaveBeenLastCalledWith('failed');
  playlist.end();
});

it('a busy machine that shows its pictures late has lost nothing while the network is away: what is loaded stays (product.md 4.3)', () => {
  const { video, pause, playlist } = open(60);
  says('error', { ...GIVEN_UP, fatal: false });
  says('error', STALLED);
  expect(library.recoverMediaError).not.toHaveBeenCalled();
  expect(library.startLoad).toHaveBeenCalledOnce();
  says('error', GIVEN_UP);
  video.dispatchEvent(new Event('waiting'));
  expect(pause).not.toHaveBeenCalled();
  says('loaded');
  says('error', STALLED);
  expect(library.recoverMediaError).toHaveBeenCalledOnce();
  playlist.end();
});

it('parts that arrive again end the trouble, and a film that waits later is no failure (product.md 4.3)', () => {
  const { video, pause, onTrouble, playlist } = open(60);
  says('error', GIVEN_UP);
  says('loaded');
  expect(onTrouble).toHaveBeenLastCalledWith('none');
  video.dispatchEvent(new Event('waiting'));
  vi.advanceTimersByTime(60_000);
  expect(pause).not.toHaveBeenCalled();
  expect(library.startLoad).not.toHaveBeenCalled();
  playlist.end();
});

it('without a second loaded ahead, and for a film that cannot be decoded, it says at once that it does not go on', () => {
  const empty = open(15);
  says('error', GIVEN_UP);
  expect(empty.onTrouble).toHaveBeenLastCalledWith('failed');
  const broken = open(60);
  says('error', { type: 'other', fatal: true });
  expect(broken.pause).toHaveBeenCalledOnce();
});

it('asks nothing more once it has ended', () => {
  const { playlist } = open(60);
  says('error', GIVEN_UP);
  playlist.end();
  vi.advanceTimersByTime(60_000);
  expect(library.startLoad).not.toHaveBeenCalled();
});
